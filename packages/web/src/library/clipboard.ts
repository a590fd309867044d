// Text for the clipboard, by the way that the browser has. To be called from a key, a click or a touch.

/** Whether it is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed, or not there: a page that came by plain http has only the old way.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const selected = document.createElement("span");
  selected.className = "unseen";
  selected.textContent = text;
  document.body.append(selected);
  // Safari copies nothing where nothing is selected.
  getSelection()?.selectAllChildren(selected);
  // The text alone: what is selected would bring its colours along.
  const onCopy = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
  };
  document.addEventListener("copy", onCopy);
  try {
    return document.execCommand("copy");
  } finally {
    document.removeEventListener("copy", onCopy);
    selected.remove();
  }
}
