import { type Editor, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import {
  type EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import styles from './find-bar.module.css';

type Match = { from: number; to: number };
type Wanted = { query: string; sensitive: boolean };
type Found = Wanted & { matches: readonly Match[]; current: number };

const NOTHING: Found = { query: '', sensitive: false, matches: [], current: 0 };
const key = new PluginKey<Found>('finding');

/** Marks what is looked for in the text. */
export const Finding = Extension.create({
  name: 'finding',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key,
      state: { init: () => NOTHING, apply: (tr, before) => next(tr, before) },
      props: {
        decorations: (state) => {
          const { matches, current } = foundIn(state);
          const marks = matches.map(({ from, to }, place) =>
            Decoration.inline(from, to, {
              class: (place === current ? styles.current : styles.found) ?? '',
            }),
          );
          return DecorationSet.create(state.doc, marks);
        },
      },
    }),
  ],
});

export const foundIn = (state: EditorState): Found => key.getState(state) ?? NOTHING;

function next(tr: Transaction, before: Found): Found {
  const asked = tr.getMeta(key) as Partial<Found> | undefined;
  if (!asked && !(tr.docChanged && before.query)) return before;
  const wanted = { ...before, ...asked };
  const isSame = wanted.query === before.query && wanted.sensitive === before.sensitive;
  const matches =
    isSame && !tr.docChanged ? before.matches : findMatches(tr.doc, wanted.query, wanted.sensitive);
  const current = Math.min(wanted.current, Math.max(0, matches.length - 1));
  return { ...wanted, matches, current };
}

/** Where words stand in a text; over the borders of looks, never over those of paragraphs. */
function findMatches(doc: Node, query: string, sensitive: boolean): Match[] {
  if (query === '') return [];
  const wanted = sensitive ? query : lowered(query);
  const matches: Match[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return;
    // What is no letter takes one place, in the text as in the document.
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc');
    const searched = sensitive ? text : lowered(text);
    for (
      let at = searched.indexOf(wanted);
      at >= 0;
      at = searched.indexOf(wanted, at + wanted.length)
    )
      matches.push({ from: position + 1 + at, to: position + 1 + at + wanted.length });
  });
  return matches;
}

/** Letter by letter: a small letter that is longer than its large one would shift all places. */
function lowered(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}

/** Looks for something else, beginning at the cursor. */
export function lookFor(editor: Editor, wanted: Wanted): void {
  const { state } = editor;
  const matches = findMatches(state.doc, wanted.query, wanted.sensitive);
  const ahead = matches.findIndex(({ from }) => from >= state.selection.from);
  const current = Math.max(0, ahead);
  show(editor, state.tr.setMeta(key, { ...wanted, current }), matches[current]);
}

export function stopLooking(editor: Editor): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, NOTHING));
}

/** Goes on to the next, or back, round the ends of the text. */
export function step(editor: Editor, by: 1 | -1): void {
  const { matches, current } = foundIn(editor.state);
  if (matches.length === 0) return;
  const to = (current + by + matches.length) % matches.length;
  show(editor, editor.state.tr.setMeta(key, { current: to }), matches[to]);
}

/** In the look that the first letter had. One step of what can be undone. */
export function replace(editor: Editor, replacement: string, which: 'current' | 'all'): number {
  const { state, view } = editor;
  const { matches, current } = foundIn(state);
  const chosen = which === 'all' ? matches : matches.slice(current, current + 1);
  if (chosen.length === 0) return 0;
  const tr = closeHistory(state.tr);
  // From the end, so that the places before stay where they are.
  for (const { from, to } of chosen.toReversed()) {
    const marks = state.doc.nodeAt(from)?.marks ?? null;
    if (replacement) tr.replaceWith(from, to, state.schema.text(replacement, marks));
    else tr.delete(from, to);
  }
  view.dispatch(tr);
  const { matches: left, current: at } = foundIn(editor.state);
  // What was put in may hold what is looked for: it goes on behind it.
  const behind = (chosen[0]?.from ?? 0) + replacement.length;
  const ahead = left.findIndex(({ from }) => from >= behind);
  const to = which === 'all' ? at : Math.max(0, ahead);
  show(editor, editor.state.tr.setMeta(key, { current: to }), left[to]);
  return chosen.length;
}

/** Chooses it, and scrolls to it: the keyboard is elsewhere, so the text does not by itself. */
function show({ view }: Editor, tr: Transaction, match: Match | undefined): void {
  view.dispatch(match ? tr.setSelection(TextSelection.create(tr.doc, match.from, match.to)) : tr);
  if (!match) return;
  const { top, bottom } = view.coordsAtPos(match.from);
  const box = view.dom.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) view.dom.scrollTop += top - box.top - box.height / 3;
}
