import { Checkbox, Radio, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestWay } from '#contract/applications/kinds.ts';
import { CASE_LIMITS } from '#contract/cases/case-limits.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { choicesQuery } from '../applications/case-queries.ts';
import { callAsUser } from '../session/session.ts';
import { CaseDialog } from './case-dialog.tsx';
import { useCaseTexts } from './texts.ts';
import { useAttempt } from './use-attempt.ts';
import type { Change } from './use-case.ts';
import { useSendingId } from './use-sending-id.ts';

/** The kind of document that is asked for again, and why. */
export type FirstAsked = { type: number | null; note: string } | undefined;

type Props = {
  record: CaseDetails;
  change: Change;
  first: FirstAsked;
  onClose: () => void;
  /** With the request whose link is to be handed over, where it is. */
  onAsked: (toHandOver?: number) => void;
};

/** Asks the applicant for documents, by a link that leads through all of them. */
export function RequestDialog({ record, change, first, onClose, onAsked }: Props) {
  const applicationRecord = useCaseTexts();
  const texts = applicationRecord.documents;
  const language = useLanguage();
  const { data: choices } = useQuery(choicesQuery('application'));
  const [begun] = useState({
    chosen: first?.type ? [String(first.type)] : [],
    note: first?.note ?? '',
    way: record.requestWays[0] ?? 'link',
  });
  const [chosen, setChosen] = useState<string[]>(begun.chosen);
  const [note, setNote] = useState(begun.note);
  const [way, setWay] = useState<RequestWay>(begun.way);
  const { idOf } = useSendingId();
  const { problem, attempt } = useAttempt(change);
  const types = (choices?.uploadTypes ?? []).filter((one) => one.active && one[record.applicant]);
  const missing = new Set(record.missing.map(({ uploadTypeId }) => uploadTypeId));
  const ready = chosen.length > 0 && note.trim() !== '';

  function send(): void {
    let requestId: number | undefined;
    attempt(
      async () => {
        const [uploadTypeId = 0, ...alsoTypeIds] = chosen.map(Number);
        const asked = { id: record.id, way, uploadTypeId, alsoTypeIds, note };
        const sent = { ...asked, askId: idOf(asked) };
        ({ requestId } = (await callAsUser('application/requestDocument', sent)).data);
      },
      () => onAsked(way === 'link' ? requestId : undefined),
    );
  }

  return (
    <CaseDialog
      title={texts.requestTitle}
      dirty={JSON.stringify(begun) !== JSON.stringify({ chosen, note, way })}
      change={change}
      problem={problem}
      action={texts.sendRequest}
      button={{ disabled: !ready }}
      onSubmit={send}
      onClose={onClose}
    >
      <Checkbox.Group label={texts.which} withAsterisk value={chosen} onChange={setChosen}>
        <Stack gap="xs" mt="xs">
          {types.map(({ id, name }, at) => {
            const shown = localize(name, language);
            return (
              <Checkbox
                key={id}
                value={String(id)}
                label={missing.has(id) ? texts.stillMissing(shown) : shown}
                {...(at === 0 && { 'data-autofocus': true })}
              />
            );
          })}
        </Stack>
      </Checkbox.Group>
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
      <Radio.Group label={texts.way} value={way} onChange={(one) => setWay(one as RequestWay)}>
        <Stack gap="xs" mt="xs">
          {record.requestWays.map((one) => (
            <Radio key={one} value={one} label={texts.ways[one]} />
          ))}
        </Stack>
      </Radio.Group>
    </CaseDialog>
  );
}
