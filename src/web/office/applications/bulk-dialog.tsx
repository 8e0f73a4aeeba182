import { Button, Group, Stack, Text } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { explainFailure } from '../resource/explain.ts';
import { Failure } from '../resource/failure.tsx';
import { Notice } from '../states/notice.tsx';
import { StatusWord } from '../states/status-word.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './applications.module.css';
import { useExplainReason } from './explain-reason.ts';
import type { Outcome, Outcomes } from './use-bulk.ts';

type Props = {
  title: string;
  confirm: string;
  /** Something was entered. */
  dirty?: boolean;
  ready: boolean;
  task: UseMutationResult<Outcomes, Error, void>;
  onClose: () => void;
  children: ReactNode;
};

/** Asks what is to be done with many, and shows what became of each. */
export function BulkDialog({
  title,
  confirm,
  dirty = false,
  ready,
  task,
  onClose,
  children,
}: Props) {
  const { resource, applications } = useOfficeTexts();
  const { bulk } = applications;
  return (
    <FormDialog
      dirty={dirty && !task.data}
      busy={task.isPending}
      onClose={onClose}
      title={title}
      size="lg"
    >
      {task.data ? (
        <Stack gap="md">
          <OutcomeList outcomes={task.data.results} />
          {task.data.left > 0 && (
            <Notice color="red" role="alert">
              {bulk.stopped(formatNumber(task.data.left))}{' '}
              {explainFailure(resource, task.data.stoppedBy)}
            </Notice>
          )}
          <Group justify="flex-end">
            {task.data.left > 0 && (
              <Button variant="default" onClick={() => task.mutate()}>
                {bulk.goOn}
              </Button>
            )}
            <Button onClick={onClose}>{resource.close}</Button>
          </Group>
        </Stack>
      ) : (
        <Stack gap="md">
          {children}
          {task.isError && <Failure error={task.error} />}
          <DialogFoot>
            <Button disabled={!ready} loading={task.isPending} onClick={() => task.mutate()}>
              {confirm}
            </Button>
          </DialogFoot>
        </Stack>
      )}
    </FormDialog>
  );
}

function OutcomeList({ outcomes }: { outcomes: Outcome[] }) {
  const texts = useOfficeTexts().applications.bulk;
  const explain = useExplainReason();
  const done = outcomes.filter((outcome) => outcome.done).length;
  return (
    <>
      <Text fw={600} role="status">
        {texts.done(formatNumber(done), formatNumber(outcomes.length))}
      </Text>
      <ul className={styles.outcomes} aria-label={texts.results}>
        {/* What did not work is what there is something to do about. */}
        {outcomes
          .toSorted((a, b) => Number(a.done) - Number(b.done))
          .map((outcome) => (
            <li key={outcome.id}>
              <span className={styles.reference}>{outcome.reference || outcome.id}</span>
              <StatusWord tone={outcome.done ? 'good' : 'bad'}>
                {outcome.done ? texts.doneOne : explain(outcome.reason)}
              </StatusWord>
            </li>
          ))}
      </ul>
    </>
  );
}
