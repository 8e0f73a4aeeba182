import { ActionIcon, Button, CloseButton, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconLetterCase, IconReplace } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import styles from './find-bar.module.css';
import { foundIn, lookFor, replace, step, stopLooking } from './finding.ts';
import { useRichTextTexts } from './texts.ts';

type Props = { editor: Editor; replacing: boolean; onClose: () => void };

/** Finds words in the text, and puts others in their place: this one, or all of them at once. */
export function FindBar({ editor, replacing, onClose }: Props) {
  const texts = useRichTextTexts().find;
  const [query, setQuery] = useState(() => chosenWords(editor));
  const [other, setOther] = useState('');
  const [sensitive, setSensitive] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const withOther = replacing || unfolded;
  const [told, setTold] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { count, current } = useEditorState({
    editor,
    selector: () => {
      const found = foundIn(editor.state);
      return { count: found.matches.length, current: found.current };
    },
  });

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useEffect(() => {
    if (!editor.isDestroyed) lookFor(editor, { query, sensitive });
  }, [editor, query, sensitive]);
  useEffect(() => () => void (editor.isDestroyed || stopLooking(editor)), [editor]);

  const look = (wanted: string) => {
    setQuery(wanted);
    setTold('');
  };
  const put = (which: 'current' | 'all') => {
    // Its button stays a button, for the keyboard is on it.
    if (count === 0) return;
    const done = replace(editor, other, which);
    if (which === 'all') setTold(texts.replaced(formatNumber(done)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.code === 'KeyH' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      setUnfolded(true);
    }
    // The field's own form would be saved by it.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (event.target === input.current) step(editor, event.shiftKey ? -1 : 1);
      else put('current');
    }
  };
  const place =
    count > 0 ? texts.place(formatNumber(current + 1), formatNumber(count)) : texts.nothing;

  return (
    <search aria-label={texts.title} className={styles.bar} onKeyDown={onKeyDown}>
      <div className={styles.row}>
        <TextInput
          ref={input}
          className={styles.input}
          aria-label={texts.find}
          placeholder={texts.find}
          value={query}
          maxLength={200}
          onChange={(event) => look(event.currentTarget.value)}
        />
        <Text size="sm" role="status" className={styles.count}>
          {told || (query && place)}
        </Text>
        <ActionIcon
          size="lg"
          variant={sensitive ? 'light' : 'subtle'}
          color={sensitive ? 'brand' : 'gray'}
          aria-pressed={sensitive}
          aria-label={texts.sensitive}
          title={texts.sensitive}
          onClick={() => setSensitive(!sensitive)}
        >
          <IconLetterCase size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size="lg"
          variant="subtle"
          color="gray"
          aria-label={texts.previous}
          title={texts.previous}
          aria-disabled={count === 0}
          onClick={() => step(editor, -1)}
        >
          <IconChevronUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size="lg"
          variant="subtle"
          color="gray"
          aria-label={texts.next}
          title={texts.next}
          aria-disabled={count === 0}
          onClick={() => step(editor, 1)}
        >
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
        {!replacing && (
          <ActionIcon
            size="lg"
            variant={unfolded ? 'light' : 'subtle'}
            color={unfolded ? 'brand' : 'gray'}
            aria-expanded={unfolded}
            aria-label={texts.withOther}
            title={texts.withOther}
            onClick={() => setUnfolded(!unfolded)}
          >
            <IconReplace size={18} aria-hidden />
          </ActionIcon>
        )}
        <CloseButton size="lg" aria-label={texts.close} onClick={onClose} />
      </div>
      {withOther && (
        <div className={styles.row}>
          <TextInput
            className={styles.input}
            aria-label={texts.other}
            placeholder={texts.other}
            value={other}
            maxLength={1_000}
            onChange={(event) => setOther(event.currentTarget.value)}
          />
          <Button
            variant="default"
            size="compact-md"
            data-disabled={count === 0}
            aria-disabled={count === 0}
            onClick={() => put('current')}
          >
            {texts.replace}
          </Button>
          <Button
            variant="default"
            size="compact-md"
            data-disabled={count === 0}
            aria-disabled={count === 0}
            onClick={() => put('all')}
          >
            {texts.replaceAll}
          </Button>
        </div>
      )}
    </search>
  );
}

/** What is chosen in the text is most often what is looked for. */
function chosenWords({ state }: Editor): string {
  const { from, to } = state.selection;
  const words = state.doc.textBetween(from, to, '\n');
  return words.length <= 200 && !words.includes('\n') ? words : '';
}
