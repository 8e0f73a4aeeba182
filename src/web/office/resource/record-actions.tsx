import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Publishing } from '#contract/resource/publishing.ts';
import { visibilityAt } from '#contract/resource/visibility.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { isNowhere } from '../states/focus-content.ts';
import { useOfficeTexts } from '../texts.ts';
import { useFormParts } from './form-context.ts';
import styles from './resource-form.module.css';
import { SaveButton } from './saved-form.tsx';

type Props = {
  /** There is something to publish. */
  changed: boolean;
  onPublish: () => void;
  /** Of who may not publish: asks for it. */
  onAsk: (() => void) | undefined;
  /** That is asked for already. */
  waits: boolean;
  onCancel: () => void;
  /** When what is typed was kept. */
  keptAt: string | undefined;
  /** Why what is typed is not kept. */
  notKept: string | undefined;
};

/** What can be done with what stands in the form. */
export function RecordActions(props: Props) {
  const { changed, onPublish, onAsk, waits, onCancel, keptAt, notKept } = props;
  const { resource: texts, records } = useOfficeTexts();
  const language = useLanguage();
  const { busy, publishes, form, saveWord, seen } = useFormParts();
  // Saving leaves visitors what they see, and publishing is a step of its own.
  const beside = seen !== undefined;
  const { publishWord, isOver = false } = usePublishWord(beside);
  const actions = useRef<HTMLDivElement>(null);
  const offered = useRef(publishWord);
  useEffect(() => {
    const gone = offered.current !== undefined && publishWord === undefined;
    offered.current = publishWord;
    // What is published by its button takes the button with it.
    if (gone && isNowhere()) actions.current?.querySelector('button')?.focus();
  }, [publishWord]);
  return (
    <Group ref={actions} className={styles.actions}>
      {onAsk && publishWord && (
        <Button
          disabled={(beside && !changed) || (waits && !form.isDirty()) || isOver}
          onClick={onAsk}
        >
          {records.request.ask}
        </Button>
      )}
      {!onAsk && publishWord && (
        <Button
          loading={busy && publishes}
          disabled={(beside && !changed) || isOver}
          onClick={onPublish}
        >
          {publishWord}
        </Button>
      )}
      <SaveButton variant={publishWord && !isOver ? 'light' : 'filled'}>{saveWord}</SaveButton>
      <Button variant="default" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {isOver && `${records.revision.endPast} `}
        {notKept ?? (keptAt && records.draft.kept(formatTime(keptAt, language).slice(-5)))}
      </Text>
    </Group>
  );
}

/** The button says what it comes to; what is published by being saved, and other things, have none. */
function usePublishWord(beside: boolean): { publishWord?: string; isOver?: boolean } {
  const texts = useOfficeTexts().records.revision;
  const values = useFormParts().form.getValues();
  if (!('publishFrom' in values)) return beside ? { publishWord: texts.publish } : {};
  const publishing = values as Publishing;
  if (!beside && publishing.published) return {};
  switch (visibilityAt(beside ? publishing : { ...publishing, published: true }, Date.now())) {
    case 'visible':
      return { publishWord: texts.publish };
    case 'scheduled':
      return { publishWord: texts.schedule };
    case 'draft':
      return beside ? { publishWord: texts.takeOff } : {};
    case 'ended':
      // What nobody would see any more is not published: its end is put off first.
      return beside ? { publishWord: texts.takeOff } : { publishWord: texts.publish, isOver: true };
  }
}
