import { Radio, Select, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestWay } from '#contract/applications/kinds.ts';
import { CASE_LIMITS } from '#contract/cases/case-input.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { localize } from '#contract/localize.ts';
import { CallError } from '../../api/call.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { choicesQuery } from '../applications/case-queries.ts';
import { useExplainReason } from '../applications/explain-reason.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { CaseDialog } from './case-dialog.tsx';
import type { Change } from './use-case.ts';

type Props = {
  record: CaseDetails;
  change: Change;
  onClose: () => void;
  /** With the request whose link is to be handed over, where it is. */
  onAsked: (toHandOver?: number) => void;
};

/** Asks the applicant for a document again, by a link that serves once. */
export function RequestDialog({ record, change, onClose, onAsked }: Props) {
  const { applicationRecord } = useOfficeTexts();
  const texts = applicationRecord.documents;
  const language = useLanguage();
  const explain = useExplainReason();
  const { data: choices } = useQuery(choicesQuery('application'));
  const [type, setType] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [way, setWay] = useState<RequestWay>(record.requestWays[0] ?? 'link');
  const [problem, setProblem] = useState<string>();
  const types = (choices?.uploadTypes ?? []).filter((one) => one.active && one[record.applicant]);
  const ready = type !== null && note.trim() !== '';

  function send(): void {
    setProblem(undefined);
    let requestId: number | undefined;
    change.mutate(
      async () => {
        const asked = { id: record.id, way, uploadTypeId: Number(type), note };
        ({ requestId } = (await callAsUser('application/requestDocument', asked)).data);
      },
      {
        onSuccess: () => onAsked(way === 'link' ? requestId : undefined),
        onError: (error) =>
          setProblem(explain(error instanceof CallError ? error.reason : 'other')),
      },
    );
  }

  return (
    <CaseDialog
      title={texts.requestTitle}
      dirty={type !== null || note.trim() !== ''}
      change={change}
      problem={problem}
      action={texts.sendRequest}
      button={{ disabled: !ready }}
      onSubmit={send}
      onClose={onClose}
    >
      <Select
        label={texts.which}
        withAsterisk
        data-autofocus
        data={types.map(({ id, name }) => ({
          value: String(id),
          label: localize(name, language),
        }))}
        value={type}
        onChange={setType}
      />
      <Textarea
        label={texts.note}
        description={texts.noteHint}
        withAsterisk
        autosize
        minRows={2}
        maxLength={CASE_LIMITS.remark}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Radio.Group
        label={texts.way}
        value={way}
        onChange={(chosen) => setWay(chosen as RequestWay)}
      >
        <Stack gap="xs" mt="xs">
          {record.requestWays.map((one) => (
            <Radio key={one} value={one} label={texts.ways[one]} />
          ))}
        </Stack>
      </Radio.Group>
    </CaseDialog>
  );
}
