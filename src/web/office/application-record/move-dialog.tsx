import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import type { CaseDetails } from '#contract/application-case-shapes.ts';
import { CallError } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useExplainReason } from '../applications/explain-reason.ts';
import { ApplicationStatusWord } from '../applications/status.tsx';
import { callAsUser } from '../session/session.ts';
import { MoveFields } from './move-fields.tsx';
import { isReady, type MoveValues, NO_VALUES } from './move-values.ts';
import { readSatang } from './satang.ts';
import type { Change } from './use-case.ts';

type OpenMove = CaseDetails['moves'][number];
type Props = { record: CaseDetails; move: OpenMove; change: Change; onClose: () => void };

/** Asks for what a move needs, then makes it. */
export function MoveDialog({ record, move, change, onClose }: Props) {
  const { applications: texts, applicationRecord: own, resource } = useOfficeTexts();
  const explain = useExplainReason();
  const [problem, setProblem] = useState<string>();
  const limit = record.checked?.limit ?? record.claimed?.limit ?? null;
  const [values, setValues] = useState<MoveValues>({
    ...NO_VALUES,
    ...(move.needs.includes('amount') && record.approvedAmount !== null
      ? { amount: record.approvedAmount }
      : {}),
  });

  function make(): void {
    setProblem(undefined);
    change.mutate(
      () =>
        callAsUser('application/move', {
          id: record.id,
          version: record.version,
          move: move.move,
          remark: values.remark,
          sendMessage: values.sendMessage === true,
          ...(move.needs.includes('amount') &&
            typeof values.amount === 'number' && { amount: values.amount }),
          ...(values.rejectReasonId && { rejectReasonId: values.rejectReasonId }),
        }),
      {
        onSuccess: onClose,
        onError: (error) => {
          const { reason, fields } =
            error instanceof CallError ? error : { reason: 'other', fields: {} };
          setProblem('amount' in fields ? own.move.tooMuch : explain(reason));
        },
      },
    );
  }

  return (
    <Modal opened onClose={onClose} title={texts.moves[move.move]} centered size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady(move.needs, values)) make();
        }}
      >
        <Stack gap="md">
          <Group gap="xs">
            <ApplicationStatusWord status={record.status} />
            <span aria-hidden="true">→</span>
            <ApplicationStatusWord status={move.to} />
          </Group>
          <MoveFields
            needs={move.needs}
            values={values}
            resource="application"
            amountHint={
              limit === null ? undefined : own.move.limit(formatNumber(readSatang(limit)))
            }
            onChange={setValues}
          />
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {resource.cancel}
            </Button>
            <Button
              type="submit"
              loading={change.isPending}
              disabled={!isReady(move.needs, values)}
              {...(move.to === 'rejected' || move.to === 'cancelled' ? { color: 'red' } : {})}
            >
              {texts.moves[move.move]}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
