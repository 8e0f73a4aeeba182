import { Editor, type JSONContent } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from './extensions.ts';
import { insertPicture } from './insert-picture.ts';

const line = (text?: string): JSONContent => ({
  type: 'paragraph',
  ...(text && { content: [{ type: 'text', text }] }),
});

function write(content: JSONContent[], cursor: number) {
  const editor = new Editor({ element: null, extensions, content: { type: 'doc', content } });
  editor.commands.setTextSelection(cursor);
  return editor;
}

/** As a letter does, it takes the place of what is selected. */
const type = (editor: Editor, letters: string) =>
  editor.commands.command(({ tr }) => Boolean(tr.insertText(letters)));

/** What each block is, and what stands in it. */
const blocksOf = (editor: Editor) =>
  editor.state.doc.content.content.map((node) => node.textContent || node.type.name);

test('a picture in an empty line leaves a line below it, and what is typed next does not replace it', () => {
  for (const content of [
    [line()],
    [line('before'), line()],
    [line('before'), line(), line('on')],
  ]) {
    const place = content.length === 1 ? 1 : 9;
    const editor = write(content, place);
    insertPicture(editor, place, 7);
    type(editor, 'typed on');
    const [picture, typed] = blocksOf(editor).slice(content.length === 1 ? 0 : 1);
    expect([picture, typed]).toEqual(['image', 'typed on']);
  }
});

test('a picture that arrives elsewhere leaves the cursor where the writing goes on', () => {
  const editor = write([line('before'), line('after')], 16);
  insertPicture(editor, 8, 7);
  type(editor, '!');
  expect(blocksOf(editor)).toEqual(['before', 'image', 'after!']);
});
