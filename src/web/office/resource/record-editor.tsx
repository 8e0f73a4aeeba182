import { Alert, Button, CloseButton, Group, Stack, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import type { RecordDraft } from '#contract/records.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { type FieldWords, FormContext } from './form-context.ts';
import { OthersEditing } from './others-editing.tsx';
import { RecordTools } from './record-tools.tsx';
import type { ResourceName, RowOf, ValuesOf } from './resource.ts';
import styles from './resource-form.module.css';
import { useDraft } from './use-draft.ts';
import { usePresence } from './use-presence.ts';
import { useRecordForm } from './use-record-form.ts';
import { useRecordSave } from './use-record-save.ts';

export type FormProps<Name extends ResourceName> = {
  name: Name;
  /** What is opened: a record, or a new one. */
  opened: number | 'new';
  /** The values of a new record. */
  initial: ValuesOf<Name>;
  /** The values of a record that is there. */
  valuesOf: (row: RowOf<Name>) => ValuesOf<Name>;
  titleOf: (row: RowOf<Name> | undefined) => string;
  mayEdit: boolean;
  /** Off where what is typed tells of people: nothing of it is kept before it is saved. */
  drafts?: boolean;
  /** Why this record in particular cannot be changed by this user. */
  lockedBy?: (row: RowOf<Name>) => string | undefined;
  /** What else can be done with the record, below its title. */
  actions?: (row: RowOf<Name>) => ReactNode;
  onSaved: (row: RowOf<Name>) => void;
  onClose: () => void;
  children: (row: RowOf<Name> | undefined) => ReactNode;
};

type Values = Record<string, unknown>;
type Props<Name extends ResourceName> = FormProps<Name> & { row: RowOf<Name> | undefined };

/** A record with its fields, what can be done with it, and what came of saving it. */
export function RecordEditor<Name extends ResourceName>(props: Props<Name>) {
  const { name, row, titleOf, mayEdit, drafts = true, children } = props;
  const { resource: texts, records } = useOfficeTexts();
  const language = useLanguage();
  const words = useRef(new Map<string, FieldWords>()).current;
  const valuesOf = (record: RowOf<Name>) => props.valuesOf(record) as Values;
  const { form, version, epoch, adopt, fill } = useRecordForm(
    row,
    props.initial as Values,
    valuesOf,
  );
  const lockedBy = row && props.lockedBy?.(row);
  const readOnly = !mayEdit || lockedBy !== undefined || Boolean(row?.deletedAt);
  const release = useUnsavedGuard(form.isDirty() && !readOnly);
  const draft = useDraft({ name, id: row?.id ?? 0, version, form, active: drafts && !readOnly });
  const others = usePresence(name, readOnly ? undefined : row?.id);
  const { save, busy, problem, setProblem, theirs, forgetTheirs } = useRecordSave({
    name,
    id: row?.id,
    version,
    form,
    words,
    onSaved: (saved) => {
      draft.drop();
      release();
      // Saved over what somebody else had saved, the form still stands on the older version.
      adopt(saved);
      props.onSaved(saved);
    },
  });
  const submit = () => {
    if (!readOnly) void save();
  };
  const cancel = () => {
    draft.dropOnLeave();
    props.onClose();
  };
  useHotkeys([['mod+S', submit]], []);

  return (
    <FormContext value={{ form, readOnly, words }}>
      <form
        className={styles.panel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Title order={2}>{titleOf(row)}</Title>
          <CloseButton size="lg" aria-label={texts.close} onClick={props.onClose} />
        </Group>
        <Group gap="xs" className={styles.line}>
          {row && !row.deletedAt && props.actions?.(row)}
          <RecordTools
            name={name}
            id={row?.id}
            valuesOf={(kept) => valuesOf({ ...row, ...kept } as RowOf<Name>)}
            onFill={readOnly ? undefined : (values) => fill(values)}
            onProblem={setProblem}
          />
        </Group>
        <OthersEditing others={others} />
        {draft.offered && (
          <DraftNotice
            draft={draft.offered}
            version={row?.version}
            onTake={() => {
              const { values, version: over } = draft.offered as RecordDraft;
              fill({ ...form.getValues(), ...values }, over ?? version);
              draft.answer(true);
            }}
            onDiscard={() => draft.answer(false)}
          />
        )}
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {row?.deletedAt && <Alert color="gray">{texts.inBin}</Alert>}
        {(lockedBy || !mayEdit) && <Alert color="gray">{lockedBy ?? texts.notPermitted}</Alert>}
        <Stack gap="sm" key={epoch}>
          {children(row)}
        </Stack>
        {row && (
          <Text size="xs" c="dimmed">
            {texts.updated} {formatTime(row.updatedAt, language)}{' '}
            {row.updatedBy && texts.updatedBy(row.updatedBy)}
          </Text>
        )}
        {!readOnly && (
          <Group className={styles.actions}>
            <Button type="submit" loading={busy} title={texts.saveHint}>
              {texts.save}
            </Button>
            <Button variant="default" onClick={cancel}>
              {texts.cancel}
            </Button>
            <Text size="sm" c="dimmed" role="status">
              {draft.keptAt && records.draft.kept(formatTime(draft.keptAt, language).slice(-5))}
            </Text>
          </Group>
        )}
      </form>
      {theirs && (
        <ConflictDialog
          savedBy={theirs.updatedBy ?? ''}
          theirs={valuesOf(theirs)}
          mine={form.getValues()}
          onKeepMine={() => void save(theirs.version)}
          onTakeTheirs={() => {
            adopt(theirs);
            draft.drop();
            forgetTheirs();
          }}
          onClose={forgetTheirs}
        />
      )}
    </FormContext>
  );
}
