import { Anchor, Button, CloseButton, Group, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type QueryObserverResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { localize } from '#contract/localize.ts';
import { recordAddress } from '#contract/resource/record-address.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { useAllTexts } from '../all-texts.ts';
import { OfficeLink } from '../links/office-link.tsx';
import { explainCode } from '../resource/explain.ts';
import { fieldLabel } from '../resource/field-words.ts';
import { operationsOf, type ResourceName } from '../resource/resource.ts';
import { FormFields, FormProblem, SaveButton, SavedForm } from '../resource/saved-form.tsx';
import { usePublishRequest } from '../resource/use-publish-request.tsx';
import { useSavedForm } from '../resource/use-saved-form.ts';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import { FieldPair } from './field-pair.tsx';
import { Wanted } from './item-list.tsx';
import { useKindName } from './kind-name.ts';
import { textsIn, withTexts } from './texts-in.ts';
import styles from './translations.module.css';
import type { Item, TranslatedRecord } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';

const DESK_KEYS = [
  ['translations', 'list'],
  ['translations', 'counts'],
];

const fieldOf = (path: string) => path.split('.')[0] ?? path;

type Props = {
  item: Item;
  record: TranslatedRecord;
  reload: () => Promise<QueryObserverResult<TranslatedRecord>>;
  onNext: () => void;
  onPrevious: (() => void) | undefined;
  onClose: () => void;
};

/** The source on the left, the language on the right; a key saves and goes on. */
export function TranslationForm({ item, record, reload, onNext, onPrevious, onClose }: Props) {
  const office = useAllTexts();
  const { translations: texts, records, resource } = office;
  const name = item.resource as ResourceName;
  const kindName = useKindName();
  const language = useLanguage();
  const client = useQueryClient();
  const editing = useSavedForm<TranslatedRecord>({
    row: record,
    initial: {},
    valuesOf: (row) => textsIn(row, item.language),
    // By the record's own call, so that its permissions, conflict and record of changes hold.
    send: async (typed, over, known = record, way) => {
      const values = withTexts(known, item.language, typed);
      const { id } = item;
      if (known.beside) {
        const input = { resource: name, id, version: way.revision ?? 0, over, values };
        const { data: revision } = await callAsUser('records/saveRevision', input);
        return { ...known, revision, values };
      }
      const saved = await operationsOf(name).save(id, over, values as never);
      return { ...known, version: saved.version, values };
    },
    read: async () => (await reload()).data,
    // "name.ja" is the field "name" here: there is one language in the form.
    pathOf: (path) => (isHere(path) ? fieldOf(path) : path),
    explainCode: (path, code) => (isField(path) ? undefined : tellElsewhere(path, code)),
    parameters: ['item'],
    onSaved: (_row, whole) => {
      const tell = record.beside ? texts.savedDraft : texts.saved;
      notifications.show({ message: tell(localize(item.name, language)) });
      requests.onSaved(whole);
      // Not before nothing is typed any more: who still types is not led on.
      if (!whole) return;
      if (!asked.current) onNext();
      for (const queryKey of [[item.resource], ...DESK_KEYS])
        void client.invalidateQueries({ queryKey });
    },
  });
  const isField = (path: string) => record.fields.some(({ field }) => field === path);
  const isHere = (path: string) => isField(fieldOf(path)) && path.split('.')[1] === item.language;
  /** What was refused stands in the record, where it is mended, and not on the desk. */
  const tellElsewhere = (path: string, code: string) =>
    texts.elsewhere(fieldLabel(office, item.resource, path), explainCode(resource, code));
  const known = editing.known ?? record;
  const asked = useRef(false);
  const requests = usePublishRequest(name, { ...known, id: item.id, deletedAt: null });
  const ask = () => {
    asked.current = true;
    requests.ask(editing.isUnsaved() ? editing.save : undefined);
  };
  const readOnly = !record.mayEdit;
  const submit = () => {
    if (readOnly) return;
    asked.current = false;
    if (editing.isUnsaved()) void editing.save();
    else onNext();
  };
  useDeskKeys({ save: submit, next: onNext, previous: () => onPrevious?.() });
  // Straight to the typing, item after item.
  const { element } = editing;
  useEffect(
    () => element.current?.querySelector<HTMLElement>('input, textarea')?.focus(),
    [element],
  );

  return (
    <SavedForm editing={editing} readOnly={readOnly} className={styles.panel} onSubmit={submit}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2}>
            <Prose>{localize(item.name, language)}</Prose>
          </Title>
          <Text size="sm">
            {kindName(item.resource)} · {resource.languages[item.language]} ·{' '}
            <Anchor component={OfficeLink} to={recordAddress({ resource: name, id: item.id })}>
              {texts.openRecord}
            </Anchor>
          </Text>
        </div>
        <CloseButton size="lg" aria-label={resource.close} onClick={onClose} />
      </Group>
      <Wanted item={item} />
      <FormProblem />
      {readOnly && <Notice color="gray">{resource.notPermitted}</Notice>}
      {record.beside &&
        !readOnly &&
        (requests.card || <Notice color="blue">{texts.beside}</Notice>)}
      <FormFields>
        {record.fields.map(({ field, rich }) => (
          <FieldPair key={field} field={field} rich={rich} item={item} record={record} />
        ))}
      </FormFields>
      <Group className={styles.actions}>
        <SaveButton>{record.beside ? texts.saveDraftNext : texts.saveNext}</SaveButton>
        {record.beside && !readOnly && !requests.waits && (
          <Button
            variant="default"
            disabled={!known.revision && !editing.isUnsaved()}
            onClick={ask}
          >
            {records.request.ask}
          </Button>
        )}
        <Button variant="default" disabled={!onPrevious} onClick={onPrevious}>
          {resource.previous}
        </Button>
        <Button variant="default" onClick={onNext}>
          {texts.skip}
        </Button>
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {texts.keys}
        </Text>
      </Group>
      {requests.dialog}
    </SavedForm>
  );
}
