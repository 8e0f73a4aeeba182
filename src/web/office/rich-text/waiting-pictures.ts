import { type Editor, Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import styles from './rich-text.module.css';

type Told =
  | { add: { place: number; keys: Array<{ key: number; name: string }> } }
  | { drop: number };

const key = new PluginKey<DecorationSet>('waitingPictures');

/** Keeps the places of pictures that are on their way, whatever is written before them meanwhile. */
export const WaitingPictures = Extension.create({
  name: 'waitingPictures',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, before) => {
          const kept = before.map(tr.mapping, tr.doc);
          const told = tr.getMeta(key) as Told | undefined;
          if (!told) return kept;
          if ('drop' in told) return kept.remove(findIn(kept, told.drop));
          const { place, keys } = told.add;
          const marks = keys.map((one) =>
            Decoration.widget(place, () => draw(one.name), { key: `${one.key}`, picture: one.key }),
          );
          return kept.add(tr.doc, marks);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

function draw(name: string): HTMLElement {
  const mark = document.createElement('span');
  mark.className = styles.waitingPicture ?? '';
  mark.textContent = name;
  return mark;
}

const findIn = (set: DecorationSet, picture: number) =>
  set.find(undefined, undefined, (spec) => spec.picture === picture);

export function awaitPictures(editor: Editor, add: Extract<Told, { add: object }>['add']): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, { add }));
}

export function dropAwaited(editor: Editor, picture: number): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, { drop: picture }));
}

/** Where the picture belongs now; at the cursor, where its place was deleted. */
export function placeOf(state: EditorState, picture: number): number {
  const [mark] = findIn(key.getState(state) ?? DecorationSet.empty, picture);
  return mark?.from ?? state.selection.to;
}
