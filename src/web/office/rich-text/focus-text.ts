import type { Editor } from '@tiptap/core';

/** At once: the command of the editor waits for the next frame, and what is typed until then is lost. */
export function focusText(editor: Editor): void {
  editor.view.focus();
  editor.commands.scrollIntoView();
}
