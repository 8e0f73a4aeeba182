import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { splitThaiWords } from '../../ui/thai-words.ts';

const key = new PluginKey<DecorationSet>('wholeWords');

/** Keeps Thai words whole at the ends of lines, as the site does; what is written stays as it is. */
export const WholeWords = Extension.create({
  name: 'wholeWords',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: (_, { doc }) => DecorationSet.create(doc, wordsBetween(doc, 0, doc.content.size)),
        apply: (tr, before) => (tr.docChanged ? markChanged(tr, before) : before),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** Only paragraphs that were written in are read again. */
function markChanged(tr: Transaction, before: DecorationSet): DecorationSet {
  let marks = before.map(tr.mapping, tr.doc);
  // A keyboard that is putting a word together loses it where its letters are drawn anew.
  if (tr.getMeta('composition') !== undefined) return marks;
  for (const [place, map] of tr.mapping.maps.entries()) {
    const later = tr.mapping.slice(place + 1);
    map.forEach((_from, _to, from, to) => {
      const [begin, end] = aroundBlocks(tr.doc, later.map(from, -1), later.map(to, 1));
      marks = marks.remove(marks.find(begin, end)).add(tr.doc, wordsBetween(tr.doc, begin, end));
    });
  }
  return marks;
}

function aroundBlocks(doc: Node, from: number, to: number): [begin: number, end: number] {
  const [first, last] = [doc.resolve(from), doc.resolve(Math.min(to, doc.content.size))];
  return [
    first.parent.isTextblock ? first.start() : from,
    last.parent.isTextblock ? last.end() : to,
  ];
}

function wordsBetween(doc: Node, begin: number, end: number): Decoration[] {
  const marks: Decoration[] = [];
  doc.nodesBetween(begin, end, (node, position) => {
    if (!node.isTextblock) return true;
    let at = position + 1;
    // What is no letter takes one place, in the text as in the document.
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc');
    for (const [place, part] of splitThaiWords(text).entries()) {
      if (place % 2 === 1)
        marks.push(Decoration.inline(at, at + part.length, { class: 'whole-word' }));
      at += part.length;
    }
    return false;
  });
  return marks;
}
