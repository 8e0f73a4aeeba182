import { ActionIcon, Tooltip } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, use, useState } from 'react';
import { focusText } from './focus-text.ts';
import styles from './rich-text.module.css';
import { useRichTextTexts } from './texts.ts';
import { type ActionName, actionsFor } from './toolbar-actions.ts';
import { WritingContext } from './writing-context.ts';

type Props = { editor: Editor; labelledBy: string; perform: (name: ActionName) => void };

/** One stop of the keyboard; arrows move inside, Escape returns to the text. */
export function Toolbar({ editor, labelledBy, perform }: Props) {
  const texts = useRichTextTexts();
  const [stop, setStop] = useState<ActionName>('heading');
  const room = use(WritingContext);
  const groups = useEditorState({
    editor,
    selector: () =>
      actionsFor(editor).map((group) =>
        group
          .filter(({ name }) => name !== 'fullScreen' || room)
          .map((action) => ({
            name: action.name,
            on: action.name === 'fullScreen' ? room?.full : action.isOn?.(editor),
            possible: action.isPossible?.(editor) ?? true,
          })),
      ),
  });
  const actions = actionsFor(editor).flat();
  const names = groups.flat().map(({ name }) => name);
  const current = names.includes(stop) ? stop : 'heading';

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      focusText(editor);
      return;
    }
    const from = names.indexOf(current);
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = names.at(to % names.length);
    if (!next) return;
    setStop(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-action="${next}"]`)?.focus();
  };

  return (
    <div
      role="toolbar"
      aria-label={texts.toolbar}
      aria-describedby={labelledBy}
      aria-orientation="horizontal"
      className={styles.toolbar}
      onKeyDown={move}
    >
      {groups.map((group) => (
        <div key={group[0]?.name} className={styles.group}>
          {group.map(({ name, on, possible }) => {
            const Icon = actions.find((action) => action.name === name)?.icon;
            return (
              <Tooltip key={name} label={texts.actions[name]} openDelay={400}>
                <ActionIcon
                  size="lg"
                  variant={on ? 'light' : 'subtle'}
                  color={on ? 'brand' : 'gray'}
                  data-action={name}
                  tabIndex={name === current ? 0 : -1}
                  aria-label={texts.actions[name]}
                  aria-pressed={on}
                  aria-disabled={!possible}
                  onFocus={() => setStop(name)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => perform(name)}
                >
                  {Icon && <Icon size={18} aria-hidden />}
                </ActionIcon>
              </Tooltip>
            );
          })}
        </div>
      ))}
    </div>
  );
}
