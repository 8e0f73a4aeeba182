import type { Editor, Range } from '@tiptap/core';
import type { Selection } from '@tiptap/pm/state';

/**
 * Puts a picture into the text. The cursor stays where the writing goes on: in an empty line, whose
 * place the picture takes, in one below it, for the next letter would replace the picture.
 */
export function insertPicture(editor: Editor, place: number | Range, picture: number): void {
  const { selection } = editor.state;
  const image = { type: 'image', attrs: { picture } };
  const from = typeof place === 'number' ? place : place.from;
  if (from !== selection.from || !isEmptyLine(selection)) {
    editor.commands.insertContentAt(place, image, { updateSelection: false });
    return;
  }
  const line = { from: selection.$from.before(), to: selection.$from.after() };
  editor
    .chain()
    .insertContentAt(line, [image, { type: 'paragraph' }], { updateSelection: false })
    .setTextSelection(line.from + 2)
    .run();
}

/** One that a picture can stand for: an item of a list has to begin with its line. */
function isEmptyLine({ empty, $from }: Selection): boolean {
  const { image } = $from.doc.type.schema.nodes;
  if (!empty || !image || $from.parent.type.name !== 'paragraph') return false;
  const index = $from.index(-1);
  const around = $from.node(-1);
  return $from.parent.childCount === 0 && around.canReplaceWith(index, index + 1, image);
}
