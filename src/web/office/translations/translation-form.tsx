import { Alert, Button, CloseButton, Group, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { localize } from '#contract/localize.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { type FieldWords, FormContext } from '../resource/form-context.ts';
import { FieldPair } from './field-pair.tsx';
import { Wanted } from './item-list.tsx';
import { textsIn } from './texts-in.ts';
import styles from './translations.module.css';
import type { Item, TranslatedRecord } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useTranslationSave } from './use-translation-save.ts';

type Props = {
  item: Item;
  record: TranslatedRecord;
  reload: () => Promise<unknown>;
  onNext: () => void;
  onPrevious: (() => void) | undefined;
  onClose: () => void;
};

/** The source on the left, the language on the right; a key saves and goes on. */
export function TranslationForm({ item, record, reload, onNext, onPrevious, onClose }: Props) {
  const { translations: texts, resource } = useOfficeTexts();
  const language = useLanguage();
  const panel = useRef<HTMLFormElement>(null);
  const words = useRef(new Map<string, FieldWords>()).current;
  const form = useForm<Record<string, unknown>>({
    mode: 'controlled',
    initialValues: textsIn(record, item.language),
  });
  const readOnly = !record.mayEdit;
  const release = useUnsavedGuard(form.isDirty() && !readOnly);
  const { save, busy, problem } = useTranslationSave({
    item,
    record,
    form,
    reload,
    onSaved: () => {
      release();
      onNext();
    },
  });
  const submit = () => {
    if (!readOnly) void save();
  };
  useDeskKeys({ save: submit, next: onNext, previous: () => onPrevious?.() });
  // Straight to the typing, item after item.
  useEffect(() => panel.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);

  return (
    <FormContext value={{ form, readOnly, words }}>
      <form
        ref={panel}
        className={styles.panel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div>
            <Title order={2}>{localize(item.name, language)}</Title>
            <Text size="sm">
              {texts.resources[item.resource] ?? item.resource} ·{' '}
              {resource.languages[item.language]}
            </Text>
          </div>
          <CloseButton size="lg" aria-label={resource.close} onClick={onClose} />
        </Group>
        <Wanted item={item} />
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {readOnly && <Alert color="gray">{resource.notPermitted}</Alert>}
        {record.fields.map(({ field, rich }) => (
          <FieldPair key={field} field={field} rich={rich} item={item} record={record} />
        ))}
        <Group className={styles.actions}>
          {!readOnly && (
            <Button type="submit" loading={busy}>
              {texts.saveNext}
            </Button>
          )}
          <Button variant="default" disabled={!onPrevious} onClick={onPrevious}>
            {resource.previous}
          </Button>
          <Button variant="default" onClick={onNext}>
            {texts.skip}
          </Button>
          <Text size="xs" c="dimmed">
            {texts.keys}
          </Text>
        </Group>
      </form>
    </FormContext>
  );
}
