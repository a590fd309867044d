// The button that makes the last seconds of a game a video. What it takes is fetched when it is pressed.

import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { lazyPart } from "../parts/lazyView.tsx";
import type { Subject } from "./wishes.ts";

const Clip = lazyPart(["film"], async () => (await import("./clip.tsx")).Clip);

export function ClipButton(subject: Subject): VNode {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" class="secondary" ref={button} onClick={() => setOpen(true)}>
        {subject.app.shell.value.t("result.clip")}
      </button>
      {isOpen && (
        <Clip
          {...subject}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
