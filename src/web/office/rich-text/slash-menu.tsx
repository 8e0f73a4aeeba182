import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import styles from './slash-menu.module.css';
import { useRichTextTexts } from './texts.ts';
import { type Action, type ActionName, actionsFor } from './toolbar-actions.ts';

const OFFERED: readonly ActionName[] = [
  'heading',
  'subheading',
  'bullets',
  'numbers',
  'quote',
  'table',
  'picture',
  'link',
  'video',
];

/** What is typed behind a stroke at the beginning of a line. */
function slashAt({ selection }: EditorState): { from: number; words: string } | undefined {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const words = /^\/([\p{L}\p{M}\p{N}]{0,20})$/u.exec(before)?.[1];
  return words === undefined ? undefined : { from: $from.start(), words };
}

/** A word of them begins so; in Thai, which has no gaps between words, any part may. */
function beginsWith(words: string, typed: string): boolean {
  const wanted = typed.toLowerCase();
  if (/[ก-๙]/.test(wanted)) return words.includes(wanted);
  return words
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(wanted));
}

type Parts = { editor: Editor | null; perform: (name: ActionName) => void };

/** The menu that a stroke opens: what is offered, and the keys that it takes from the text. */
export function useSlashMenu({ editor, perform }: Parts) {
  const texts = useRichTextTexts();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const [dismissed, setDismissed] = useState<number>();
  const at = useEditorState({
    editor,
    selector: ({ editor: now }) => (now?.isFocused && now.isEditable ? slashAt(now.state) : null),
    equalityFn: (one, other) => one?.from === other?.from && one?.words === other?.words,
  });
  const fits = ({ name, isPossible }: Action) =>
    OFFERED.includes(name) &&
    isPossible?.(editor as Editor) !== false &&
    beginsWith(
      `${texts.actions[name]} ${texts.slash.also[name as keyof typeof texts.slash.also] ?? ''}`,
      at?.words ?? '',
    );
  const offered =
    editor && at && at.from !== dismissed
      ? actionsFor(editor)
          .flat()
          .filter(fits)
          .sort((one, other) => OFFERED.indexOf(one.name) - OFFERED.indexOf(other.name))
      : [];
  const open = offered.length > 0;
  const place = Math.min(chosen, offered.length - 1);
  const optionId = (number: number) => `${id}-${number}`;

  // Another stroke opens it again.
  if (!at && editor?.isFocused && dismissed !== undefined) setDismissed(undefined);
  if (!at && chosen !== 0) setChosen(0);

  useEffect(() => {
    // Closed, nothing is asked of a text that may not be drawn yet, or not any more.
    if (!editor || !open) return;
    const text = editor.view.dom;
    text.setAttribute('aria-controls', id);
    text.setAttribute('aria-activedescendant', `${id}-${place}`);
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [editor, open, id, place]);

  const choose = (name: ActionName) => {
    if (!editor || !at) return;
    const to = editor.state.selection.from;
    editor.chain().deleteRange({ from: at.from, to }).run();
    perform(name);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return;
    const { key } = event;
    const moves = { ArrowDown: place + 1, ArrowUp: place - 1 + offered.length }[key];
    if (moves !== undefined) setChosen(moves % offered.length);
    else if (key === 'Escape') setDismissed(at?.from);
    else if (key === 'Enter' || key === 'Tab') choose(offered[place]?.name ?? 'heading');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { open, at, id, offered, place, optionId, choose, onKeyDownCapture };
}

type Props = {
  menu: ReturnType<typeof useSlashMenu>;
  editor: Editor;
  box: RefObject<HTMLElement | null>;
};

export function SlashMenu({ menu, editor, box }: Props) {
  const texts = useRichTextTexts();
  const { at, id, offered, place, optionId, choose } = menu;
  const frame = box.current?.getBoundingClientRect();
  if (!at || !frame) return null;
  const line = editor.view.coordsAtPos(at.from);
  // Below the line, or above it where the screen ends.
  const below = line.bottom + HEIGHT < window.innerHeight;
  const look = {
    insetInlineStart: Math.min(line.left - frame.left, Math.max(0, frame.width - WIDTH)),
    ...(below
      ? { insetBlockStart: line.bottom - frame.top + 4 }
      : { insetBlockEnd: frame.bottom - line.top + 4 }),
  };
  return (
    <div className={styles.menu} style={look}>
      <div role="listbox" id={id} aria-label={texts.slash.title}>
        {offered.map(({ name, icon: Icon }, number) => (
          <div
            key={name}
            id={optionId(number)}
            role="option"
            tabIndex={-1}
            aria-selected={number === place}
            className={styles.option}
            ref={(option) => {
              if (number === place) option?.scrollIntoView({ block: 'nearest' });
            }}
            onMouseDown={(event) => {
              event.preventDefault();
              choose(name);
            }}
          >
            <Icon size={18} aria-hidden />
            {texts.actions[name]}
          </div>
        ))}
      </div>
      <span role="status" className={styles.told}>
        {texts.slash.told(texts.actions[offered[place]?.name ?? 'heading'])}
      </span>
    </div>
  );
}

const WIDTH = 240;
const HEIGHT = 344;
