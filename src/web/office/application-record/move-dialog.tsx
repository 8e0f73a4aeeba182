import { Group } from '@mantine/core';
import { useState } from 'react';
import { AMOUNT_FINDINGS, type AmountFinding } from '#contract/applications/amounts.ts';
import { SHEET_WORDS } from '#contract/applications/sheet-words.ts';
import type { MoveNeed } from '#contract/applications/states.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { CallError } from '../../api/call.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useExplainReason } from '../applications/explain-reason.ts';
import { ApplicationStatusWord } from '../applications/status.tsx';
import { CalledOff } from '../appointments/called-off.tsx';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { AmountCheck, judge } from './amount-check.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { ContractFields } from './contract-fields.tsx';
import { MoveFields } from './move-fields.tsx';
import {
  differs,
  isBeyond,
  isReady,
  type MoveValues,
  mayClose,
  NO_VALUES,
  readContract,
} from './move-values.ts';
import { NewsPreview } from './news-preview.tsx';
import { ProposalNotice } from './proposal-notice.tsx';
import { keepTelling, readTelling } from './remembered-telling.ts';
import { useCaseTexts } from './texts.ts';
import type { Change } from './use-case.ts';

type OpenMove = CaseDetails['moves'][number];
type Props = {
  record: CaseDetails;
  move: OpenMove;
  /** Somebody else moved the case: it cannot be moved so any more. */
  over: boolean;
  change: Change;
  onClose: () => void;
};

/** Asks for what a move needs, then makes it. */
export function MoveDialog({ record, move, over, change, onClose }: Props) {
  const own = useCaseTexts();
  const { applications: texts } = useOfficeTexts();
  const { user_id: me } = useProfile();
  const explain = useExplainReason();
  const words = SHEET_WORDS[useLanguage() === 'th' ? 'th' : 'en'];
  const [problem, setProblem] = useState<string>();
  /** What the server found; told with the figures of the record as it is read anew. */
  const [found, setFound] = useState<AmountFinding>();
  const [begun] = useState<MoveValues>({
    ...NO_VALUES,
    sendMessage: readTelling(me, move.move, document.cookie),
    ...(move.needs.includes('amount') && record.approvedAmount !== null
      ? { amount: record.approvedAmount }
      : {}),
  });
  const [values, setValues] = useState(begun);

  const decides = move.needs.includes('amount');
  const approves = move.move === 'approve';
  const { sheet, refused, unreasoned } = judge(record, decides ? values.amount : null, approves);
  // Who names a doubtful amount says why; who approves reads it, and answers for what is new.
  const reasoned = record.status === 'approval';
  const proposed = approves && reasoned ? (record.approvedAmount ?? undefined) : undefined;
  const needs: MoveNeed[] = unreasoned.length > 0 ? [...move.needs, 'remark'] : move.needs;
  const ends = move.to === 'rejected' || move.to === 'cancelled';
  const closes = move.move === 'close' && record.status === 'approved' && record.closing !== 'off';
  const contract = closes ? readContract(values) : undefined;
  const ready =
    refused.length === 0 &&
    !isBeyond(values, proposed) &&
    isReady(needs, values) &&
    (!closes || mayClose(record, contract));

  function make(): void {
    setProblem(undefined);
    setFound(undefined);
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
          ...(contract && contract !== 'unfinished' && { contract }),
        }),
      {
        onSuccess: () => {
          keepTelling(me, { move: move.move, told: values.sendMessage === true });
          onClose();
        },
        onError: (error) => {
          const { reason, fields } =
            error instanceof CallError ? error : { reason: 'other', fields: {} };
          const code: unknown = 'amount' in fields ? fields.amount : '';
          const finding = AMOUNT_FINDINGS.find((one) => one === code);
          if (finding) setFound(finding);
          else if ('amount' in fields) setProblem(own.move.tooMuch);
          else if (Object.keys(fields).some((field) => field.startsWith('contract')))
            setProblem(own.contract.refused);
          else setProblem(explain(reason));
        },
      },
    );
  }

  return (
    <CaseDialog
      title={texts.moves[move.move]}
      dirty={differs(begun, values)}
      change={change}
      problem={found ? words.finding(found, sheet, record.decision.upTo) : problem}
      over={over ? own.movedMeanwhile : undefined}
      action={texts.moves[move.move]}
      button={{ disabled: !ready, ...(ends && { color: 'red' }) }}
      onSubmit={make}
      onClose={onClose}
    >
      <Group gap="xs">
        <ApplicationStatusWord status={record.status} />
        <span aria-hidden="true">→</span>
        <ApplicationStatusWord status={move.to} />
      </Group>
      {decides && reasoned && <ProposalNotice record={record} amount={values.amount} />}
      {closes && <ContractFields record={record} values={values} onChange={setValues} />}
      <MoveFields
        needs={needs}
        values={values}
        resource="application"
        proposed={proposed}
        belowAmount={<AmountCheck record={record} amount={values.amount} approves={approves} />}
        belowSend={
          <NewsPreview
            id={record.id}
            planned={{
              ...{ kind: 'move', move: move.move },
              ...(values.rejectReasonId && { rejectReasonId: values.rejectReasonId }),
            }}
          />
        }
        onChange={setValues}
      />
      {record.offerState === 'made' && (
        <Notice color="yellow">
          {move.move === 'close' ? own.move.offerUnanswered : own.move.offerWithdrawn}
        </Notice>
      )}
      <CalledOff record={record} move={move} />
    </CaseDialog>
  );
}
