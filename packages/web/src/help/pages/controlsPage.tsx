// The controls of a rule book as they are bound now (G-2.6): keyboard, gamepad and touch.

import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { bindingsFor, commandsOf } from "../../input/bindings.ts";
import type { Shell } from "../../parts/context.ts";
import { bookOf } from "../../settings/requests.ts";
import type { Command } from "../../settings/settings.ts";
import { spokenBy } from "../../words/translate.ts";
import { type HelpWords, helpWords } from "../words.ts";
import type { PageProps } from "./pageProps.ts";

export function ControlsPage({ app }: PageProps): VNode {
  const shell = app.shell.value;
  const { t } = shell;
  const { help } = helpWords(shell.language);
  const [book, setBook] = useState<RuleBookId>(shell.settings.value.last.ruleBook);
  const commands = commandsOf(bookOf(book));
  const caption = help("controls.caption", { book: t(`book.${book}`) });
  return (
    <>
      <p class="help-lead">{help("controls.lead")}</p>
      <nav class="tabs is-small" aria-label={t("setup.book")}>
        {RULE_BOOKS.map(({ id }) => (
          <button
            key={id}
            type="button"
            class="tab"
            aria-current={id === book ? "true" : undefined}
            onClick={() => setBook(id)}
          >
            {t(`book.${id}`)}
          </button>
        ))}
      </nav>
      <div class="help-table" role="region" aria-label={caption} tabIndex={0}>
        <table class="bound" data-book={book}>
          <caption class="unseen">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{help("controls.command")}</th>
              <th scope="col">{help("controls.keyboard")}</th>
              <th scope="col">{help("controls.gamepad")}</th>
              <th scope="col">{help("controls.touch")}</th>
            </tr>
          </thead>
          <tbody>
            {commands.map((command) => (
              <tr key={command}>
                <th scope="row">{spokenBy(t, book)(`command.${command}`)}</th>
                <Bound {...{ shell, book, command, help }} device="keyboard" />
                <Bound {...{ shell, book, command, help }} device="gamepad" />
                <td data-label={help("controls.touch")}>
                  <span>{touchOf(help, command, commands)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="quiet">{help("controls.buttons")}</p>
      <p class="quiet">{help("controls.menus")}</p>
      <button type="button" class="secondary" onClick={() => shell.go({ screen: "options", tab: "controls" })}>
        {help("controls.change")}
      </button>
    </>
  );
}

interface BoundProps {
  readonly shell: Shell;
  readonly help: HelpWords["help"];
  readonly book: RuleBookId;
  readonly device: "keyboard" | "gamepad";
  readonly command: Command;
}

function Bound({ shell, help, book, device, command }: BoundProps): VNode {
  const codes = bindingsFor(shell.settings.value, book)[device][command] ?? [];
  const labels = [...new Set(codes.map((code) => shell.bindings.labelOf(device, code)))];
  return (
    <td data-label={help(`controls.${device}`)}>
      {labels.length === 0 && <span class="quiet">{help("controls.none")}</span>}
      {labels.length > 0 && (
        <span class="bound-keys">
          {labels.map((label) => (
            <kbd key={label}>{label}</kbd>
          ))}
        </span>
      )}
    </td>
  );
}

/** Where there is one way to turn, every tap is it; the speed has its slider. */
function touchOf(help: HelpWords["help"], command: Command, commands: readonly Command[]): string {
  if (command === "speed") return help("touch.speedUp");
  const isOnlyTurn = command === "rotateClockwise" && !commands.includes("rotateCounterclockwise");
  return help(isOnlyTurn ? "touch.rotateClockwiseAlone" : `touch.${command}`);
}
