import { Alert, Button, CloseButton, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { CallError } from '../../api/call.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { explainFailure, explainFields } from './explain.ts';
import { FormContext } from './form-context.ts';
import { operationsOf, type ResourceName, type RowOf, type ValuesOf } from './resource.ts';
import styles from './resource-form.module.css';

type Props<Name extends ResourceName> = {
  name: Name;
  /** What is opened: a record, or a new one. */
  opened: number | 'new';
  /** The values of a new record. */
  initial: ValuesOf<Name>;
  /** The values of a record that is there. */
  valuesOf: (row: RowOf<Name>) => ValuesOf<Name>;
  titleOf: (row: RowOf<Name> | undefined) => string;
  mayEdit: boolean;
  onSaved: (row: RowOf<Name>) => void;
  onClose: () => void;
  children: (row: RowOf<Name> | undefined) => ReactNode;
};

/** One record: loaded, then edited by the fields inside. */
export function ResourceForm<Name extends ResourceName>(props: Props<Name>) {
  const { name, opened } = props;
  const texts = useOfficeTexts().resource;
  const query = useQuery({
    queryKey: [name, 'read', opened],
    queryFn: () => operationsOf(name).read(Number(opened)),
    enabled: opened !== 'new',
  });
  if (opened !== 'new' && query.isPending) {
    return (
      <Stack role="status" aria-label={texts.loading} className={styles.panel}>
        <Skeleton height={28} />
        <Skeleton height={160} />
      </Stack>
    );
  }
  if (query.isError) {
    return (
      <Alert color="red" role="alert" title={explainFailure(texts, query.error)}>
        <Button variant="default" onClick={() => query.refetch()}>
          {texts.retry}
        </Button>
      </Alert>
    );
  }
  // A record that was saved by us or another begins anew with its newer version.
  return <Editor key={`${opened} ${query.data?.version}`} {...props} row={query.data} />;
}

function Editor<Name extends ResourceName>(props: Props<Name> & { row: RowOf<Name> | undefined }) {
  const { name, row, initial, valuesOf, titleOf, mayEdit, onSaved, onClose, children } = props;
  const texts = useOfficeTexts().resource;
  const language = useLanguage();
  const client = useQueryClient();
  const labels = useRef(new Map<string, string>()).current;
  const form = useForm<Record<string, unknown>>({
    mode: 'controlled',
    initialValues: (row ? valuesOf(row) : initial) as Record<string, unknown>,
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<RowOf<Name>>();
  const readOnly = !mayEdit || Boolean(row?.deletedAt);

  async function save(version = row?.version): Promise<void> {
    if (busy || readOnly) return;
    setBusy(true);
    setProblem(undefined);
    form.clearErrors();
    const operations = operationsOf(name);
    const values = form.getValues() as ValuesOf<Name>;
    try {
      const saved = row
        ? await operations.save(row.id, version ?? 0, values)
        : await operations.add(values);
      notifications.show({ message: texts.saved });
      form.resetDirty();
      client.setQueryData([name, 'read', saved.id], saved);
      await client.invalidateQueries({ queryKey: [name, 'list'] });
      onSaved(saved);
    } catch (error) {
      if (row && error instanceof CallError && error.reason === 'conflict') {
        setTheirs(await operations.read(row.id));
      } else {
        if (error instanceof CallError) form.setErrors(explainFields(texts, error));
        setProblem(explainFailure(texts, error));
      }
    } finally {
      setBusy(false);
    }
  }

  useHotkeys([['mod+S', () => void save()]], []);

  return (
    <FormContext value={{ form, readOnly, labels }}>
      <form
        className={styles.panel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Title order={2} size="h3">
            {titleOf(row)}
          </Title>
          <CloseButton aria-label={texts.close} onClick={onClose} />
        </Group>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {!mayEdit && <Alert color="gray">{texts.notPermitted}</Alert>}
        <Stack gap="sm">{children(row)}</Stack>
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
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
          </Group>
        )}
      </form>
      {theirs && (
        <ConflictDialog
          labels={labels}
          savedBy={theirs.updatedBy ?? ''}
          theirs={valuesOf(theirs) as Record<string, unknown>}
          mine={form.getValues()}
          onKeepMine={() => {
            setTheirs(undefined);
            void save(theirs.version);
          }}
          onTakeTheirs={() => client.setQueryData([name, 'read', theirs.id], theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </FormContext>
  );
}
