import { Select, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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

type Props = { record: CaseDetails; change: Change; onClose: () => void };

/** Asks the applicant for a document again, by a link that serves once. */
export function RequestDialog({ record, change, onClose }: Props) {
  const { applicationRecord } = useOfficeTexts();
  const texts = applicationRecord.documents;
  const language = useLanguage();
  const explain = useExplainReason();
  const { data: choices } = useQuery(choicesQuery('application'));
  const [type, setType] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const types = (choices?.uploadTypes ?? []).filter((one) => one.active && one[record.applicant]);
  const ready = type !== null && note.trim() !== '';

  function send(): void {
    setProblem(undefined);
    change.mutate(
      () =>
        callAsUser('application/requestDocument', {
          id: record.id,
          uploadTypeId: Number(type),
          note,
        }),
      {
        onSuccess: onClose,
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
      <Text size="sm" c="dimmed">
        {record.personal.email ? texts.linkMailed : texts.noEmail}
      </Text>
    </CaseDialog>
  );
}
