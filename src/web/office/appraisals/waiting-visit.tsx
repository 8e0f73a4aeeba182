import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Appraisal } from '#contract/cases/appraisals.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import styles from './appraisals.module.css';
import { AskDialog } from './ask-dialog.tsx';
import { useAppraisalTexts } from './texts.ts';
import { useExplainRefused } from './use-explain-refused.ts';
import type { useOutbox } from './use-outbox.ts';
import { forgetVisit } from './visit-outbox.ts';
import type { Visit } from './visit-store.ts';

type Props = {
  visit: Visit;
  outbox: ReturnType<typeof useOutbox>;
  appraisal: Appraisal | undefined;
  onOpen: () => void;
};

/** What this device has of a visit and the server has not, and why. */
export function WaitingVisit({ visit, outbox, onOpen }: Props) {
  const texts = useAppraisalTexts();
  const [asking, setAsking] = useState(false);
  const told = useTold(visit, outbox);
  return (
    <div className={styles.waiting}>
      <p role="status">
        <strong>{visit.title}</strong> <Prose>{told}</Prose>
      </p>
      <Group gap={4}>
        <Button size="compact-md" onClick={onOpen}>
          {texts.outbox.resume}
        </Button>
        {visit.queued && !visit.refused && (
          <Button
            size="compact-md"
            variant="default"
            loading={outbox.sending}
            onClick={outbox.send}
          >
            {texts.outbox.sendNow}
          </Button>
        )}
        <Button size="compact-md" variant="subtle" color="red" onClick={() => setAsking(true)}>
          {texts.outbox.forget}
        </Button>
      </Group>
      {asking && (
        <AskDialog
          title={texts.outbox.forget}
          question={texts.outbox.forgetAsk}
          onConfirm={() => void forgetVisit(visit.appraisalId)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function useTold(
  { appraisalId, refused, queued, saved }: Visit,
  { photos, sending }: Props['outbox'],
) {
  const texts = useAppraisalTexts();
  const explain = useExplainRefused();
  const own = photos.filter((photo) => photo.appraisalId === appraisalId);
  const broken = own.find((photo) => photo.refused);
  if (refused) return explain(refused);
  if (broken?.refused)
    return `${broken.name}: ${texts.photoProblems[broken.refused] ?? texts.photoRefused}`;
  if (!queued) return texts.outbox.typing;
  if (saved && own.length > 0 && sending) return texts.outbox.photos(formatNumber(own.length));
  return sending ? texts.outbox.sending : texts.outbox.waiting;
}
