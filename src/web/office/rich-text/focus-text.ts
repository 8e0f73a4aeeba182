import type { Editor } from '@tiptap/core';

/** At once: the editor's own command waits for the next picture, and what is typed until then is lost. */
export function focusText(editor: Editor): void {
  editor.view.focus();
  editor.commands.scrollIntoView();
}
