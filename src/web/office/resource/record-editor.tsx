import { CloseButton, Group, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { isShown, REVISED } from '#contract/resource/revised.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { keepAnswer } from '../session/answers.ts';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { readDraftBase } from './draft-base.ts';
import { DraftNotice } from './draft-notice.tsx';
import { useFirstField, useFirstFieldAfter } from './form-context.ts';
import { OthersEditing } from './others-editing.tsx';
import { FieldsWithRail } from './rail.tsx';
import { RailVersions } from './rail-versions.tsx';
import { RecordActions } from './record-actions.tsx';
import type { RecordProps } from './record-props.ts';
import { RecordTools } from './record-tools.tsx';
import { fieldsOf, newerOf } from './record-values.ts';
import {
  type NewValues,
  operationsOf,
  type ResourceName,
  type RowOf,
  type ValuesOf,
} from './resource.ts';
import styles from './resource-form.module.css';
import { RevisionNotice } from './revision-notice.tsx';
import { isKeptBeside, revisionQuery, type Standing } from './revision-query.ts';
import { useRowName } from './row-name.ts';
import { FormFields, FormProblem, SavedForm } from './saved-form.tsx';
import { useDraft } from './use-draft.ts';
import { useMay } from './use-may.ts';
import { usePresence } from './use-presence.ts';
import { usePublishRequest } from './use-publish-request.tsx';
import { useSavedForm } from './use-saved-form.ts';

export type FormProps<Name extends ResourceName> = RecordProps<RowOf<Name>> & {
  name: Name;
  /** The values of a new record. */
  initial: NewValues<Name>;
  /** The values of a record that is there; unless told, what it has of the fields of a new one. */
  valuesOf?: (row: RowOf<Name>) => ValuesOf<Name>;
  /** What stands above a record that is there; unless told, its name. */
  nameOf?: (row: RowOf<Name>) => string;
  /** What stands above a new one. */
  newTitle?: string;
  /** Unless told, by the permissions of the kind's window. */
  mayEdit?: boolean;
  /** Off where what is typed tells of people: nothing of it is kept before it is saved. */
  drafts?: boolean;
  /** Why this record in particular cannot be changed by this user. */
  lockedBy?: (row: RowOf<Name>) => string | undefined;
  /** What else can be done with the record, below its title. */
  actions?: (row: RowOf<Name>) => ReactNode;
  children: (row: RowOf<Name> | undefined) => ReactNode;
};

type Values = Record<string, unknown>;

type Props<Name extends ResourceName> = FormProps<Name> & {
  row: Standing<Name> | undefined;
  /** A new one that began as a copy of another. */
  copied: boolean;
};

/** A record with its fields, what can be done with it, and what came of saving it. */
export function RecordEditor<Name extends ResourceName>(props: Props<Name>) {
  const { name, newTitle, initial, drafts = true, copied, children } = props;
  const { resource: texts, records } = useOfficeTexts();
  const language = useLanguage();
  const rowName = useRowName();
  const nameOf = props.nameOf ?? rowName;
  const client = useQueryClient();
  const operations = operationsOf(name);
  const may = useMay(name);
  const mayEdit = props.mayEdit ?? may(props.opened === 'new' ? 'add' : 'edit');
  const publishedOf = (record: RowOf<Name>): Values =>
    (props.valuesOf?.(record) as Values | undefined) ?? fieldsOf(record, initial);
  const valuesOf = (standing: Standing<Name>): Values =>
    publishedOf({ ...standing, ...standing.revision?.values });
  const editing = useSavedForm<Standing<Name>>({
    row: props.row,
    initial: initial as Values,
    valuesOf,
    send: async (values, over, known, way) => {
      // Only what is sent says that it is published: where that fails, the form is as it was. And
      // who may not publish does not do so by what a version of the history or a draft says.
      const kept = known !== undefined && isKeptBeside(name, known, mayPublish);
      const said = mayPublish ? (way.publishes && !kept) || values.published : false;
      const own = 'published' in values ? { ...values, published: said } : values;
      if (!known) return operations.add(own as ValuesOf<Name>);
      const { id } = known;
      if (!kept || way.publishes) {
        const published = way.revision ?? undefined;
        return operations.save(id, over, own as ValuesOf<Name>, published);
      }
      const version = way.revision ?? 0;
      const input = { resource: name, id, version, over, values };
      return { ...known, revision: (await callAsUser('records/saveRevision', input)).data };
    },
    read: async ({ id }) => {
      const newest = await operations.read(id);
      if (newest.deletedAt) return undefined;
      const query = { ...revisionQuery(name, id), staleTime: 0 };
      return REVISED.has(name) ? { ...newest, revision: await client.fetchQuery(query) } : newest;
    },
    onSaved: (saved, whole, publishes) => {
      const message = saved.revision ? records.revision.saved : texts.saved;
      const shown = publishes && isShown(saved, Date.now());
      notifications.show({ message: shown ? records.revision.published : message });
      const { revision: _, ...record } = saved;
      void keepAnswer(client, [name, 'read', saved.id], record);
      void keepAnswer(client, revisionQuery(name, saved.id).queryKey, saved.revision ?? null);
      // What was typed since is a draft of the record that there is now.
      if (whole || !row) draft.drop();
      props.onSaved(saved);
      requests.onSaved(whole);
      void client.invalidateQueries({ queryKey: [name, 'list'] });
    },
  });
  const { form, version, revision, fill } = editing;
  const row = newerOf(props.row, editing.known);
  useFirstField(editing.element, props.opened === 'new');
  const lockedBy = row && props.lockedBy?.(row);
  const [history, setHistory] = useState<number | 'open'>();
  const requests = usePublishRequest(name, row);
  const { mayPublish } = requests;
  const seenAtOnce = !mayPublish && !REVISED.has(name) && !('published' in initial);
  const readOnly = !mayEdit || seenAtOnce || lockedBy !== undefined || Boolean(row?.deletedAt);
  const seen = row && isKeptBeside(name, row, mayPublish) ? publishedOf(row) : undefined;
  const beside = seen !== undefined;
  const isChanged = () => editing.isUnsaved() || Boolean(row?.revision);
  const active = drafts && !readOnly;
  const id = row?.id ?? 0;
  const draft = useDraft({ name, id, version, revision, form, active, copied });
  useFirstFieldAfter(editing.element, draft.offered.length > 0);
  const others = usePresence(name, readOnly ? undefined : row?.id);
  // Fields hear of typing by themselves: what holds them is not drawn for every key.
  const fields = useMemo(() => children(row), [children, row]);
  const ask = () => requests.ask(row && !editing.isUnsaved() ? undefined : editing.save);
  const cancel = () => {
    draft.dropOnLeave();
    props.onClose();
  };

  return (
    <SavedForm
      editing={editing}
      readOnly={readOnly}
      className={styles.panel}
      saveWord={beside ? records.revision.save : undefined}
      seen={seen}
      nameOf={async (userId) => {
        const { data } = await callAsUser('records/savers', { resource: name, id });
        return data[userId] ?? userId;
      }}
      onSubmit={() => {
        // Nothing that could wait to be published.
        if (beside && !isChanged()) notifications.show({ message: records.revision.unchanged });
        else void editing.save();
      }}
    >
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={2}>
          <Prose>{row ? nameOf(row) : newTitle}</Prose>
        </Title>
        <CloseButton size="lg" aria-label={texts.close} onClick={props.onClose} />
      </Group>
      <Group gap="xs" className={styles.line}>
        {row && !row.deletedAt && props.actions?.(row)}
        <RecordTools
          name={name}
          id={row?.id}
          valuesOf={(kept) => publishedOf({ ...row, ...kept } as RowOf<Name>)}
          onFill={readOnly ? undefined : (values) => fill(values)}
          onProblem={editing.setProblem}
          history={history}
          onHistory={setHistory}
        />
      </Group>
      <OthersEditing others={others} />
      {draft.offered.map((one) => (
        <DraftNotice
          key={one.tab}
          draft={one}
          name={row ? '' : rowName(one.values)}
          version={row?.version}
          revision={row?.revision?.version ?? null}
          onTake={async (taken) => {
            const base = row && (await readDraftBase(name, row, taken));
            const values = { ...form.getValues(), ...taken.values };
            const over = taken.version ?? version;
            draft.take(one);
            fill(values, over, taken.revision, base && publishedOf({ ...row, ...base }));
          }}
          onDiscard={() => draft.discard(one)}
        />
      ))}
      {row?.revision && (
        <RevisionNotice
          of={{ resource: name, id: row.id }}
          revision={row.revision}
          published={publishedOf(row)}
          onDropped={() => {
            draft.drop();
            void keepAnswer(client, revisionQuery(name, row.id).queryKey, null);
            editing.adopt({ ...row, revision: null });
            void client.invalidateQueries({ queryKey: [name, 'list'] });
          }}
        />
      )}
      <FormProblem />
      {row?.deletedAt && <Notice color="gray">{texts.inBin}</Notice>}
      {(lockedBy || !mayEdit || seenAtOnce) && (
        <Notice color="gray">
          {lockedBy ?? (mayEdit ? records.request.atOnce : texts.notPermitted)}
        </Notice>
      )}
      <FormFields>
        <FieldsWithRail
          first={requests.card}
          versions={
            row &&
            drafts && (
              <RailVersions name={name} id={row.id} version={row.version} onOpen={setHistory} />
            )
          }
          withSwitch={mayPublish || beside}
        >
          {fields}
        </FieldsWithRail>
      </FormFields>
      {requests.dialog}
      {row && (
        <Text size="xs" c="dimmed">
          {texts.updated} {formatTime(row.updatedAt, language)}{' '}
          {row.updatedBy && texts.updatedBy(row.updatedBy)}
        </Text>
      )}
      {!readOnly && (
        <RecordActions
          changed={isChanged()}
          onPublish={() => void editing.save(true)}
          onAsk={mayPublish ? undefined : ask}
          waits={requests.waits}
          onCancel={cancel}
          keptAt={draft.keptAt}
          notKept={draft.notKept && records.draft[draft.notKept]}
        />
      )}
    </SavedForm>
  );
}
