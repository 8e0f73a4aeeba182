import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { AppraisalState } from '#contract/applications/appraisals.ts';
import { lockOf } from '#contract/applications/locks.ts';
import type { Appraisal } from '#contract/cases/appraisals.ts';
import type { CaseDetails, StaffResource } from '#contract/cases/case-shapes.ts';
import { nameIn } from '#contract/cases/people.ts';
import { bahtOf } from '#contract/money.ts';
import { saveFile } from '../../api/save-file.ts';
import { formatBaht, formatDate, formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { Parts } from '../application-record/parts.tsx';
import { type Change, useNotifyFailure } from '../application-record/use-case.ts';
import { callAsUser, downloadAsUser } from '../session/session.ts';
import { StatusWord, type Tone } from '../states/status-word.tsx';
import styles from './appraisals.module.css';
import { AskDialog } from './ask-dialog.tsx';
import { useAppraisalTexts } from './texts.ts';

const TONES: Record<AppraisalState, Tone> = {
  planned: 'new',
  visited: 'busy',
  valid: 'good',
  otherLand: 'bad',
  expired: 'bad',
  refused: 'bad',
};

type Props = {
  resource: StaffResource;
  record: CaseDetails;
  title: string;
  /** Of one deed, the newest first. */
  appraisals: Appraisal[];
  change: Change;
  editable: boolean;
  note?: string;
  onPlan?: () => void;
  onVisit?: (appraisal: Appraisal | undefined) => void;
  onPhotos: (appraisal: Appraisal) => void;
};

/** A deed with what is known of its worth, and what can be done next. */
export function AppraisalLine(props: Props) {
  const { resource, record, title, appraisals, change, editable, note, onPlan, onVisit } = props;
  const texts = useAppraisalTexts();
  const notifyFailure = useNotifyFailure();
  const [asked, setAsked] = useState<string>();
  // As it is now: where somebody else changed it, another press is about what is shown since.
  const dropping = appraisals.find(({ id }) => id === asked);
  const [newest] = appraisals;
  const unfinished = newest && newest.concludedAt === null;
  // What was proposed or accepted rests on what was concluded: only what was begun goes on.
  const lock = lockOf(record);
  const begins = !unfinished && lock !== 'offer_accepted';

  function drop({ id: appraisalId, version }: Appraisal): void {
    const dropped = { id: record.id, appraisalId, version };
    change.mutate(() => callAsUser('application/dropAppraisal', dropped), {
      onSuccess: () => setAsked(undefined),
      onError: notifyFailure,
    });
  }

  return (
    <li>
      <h3>{title}</h3>
      {note && (
        <p className={styles.small}>
          <Prose>{note}</Prose>
        </p>
      )}
      {appraisals.length === 0 && <StatusWord tone="quiet">{texts.none}</StatusWord>}
      {appraisals.map((appraisal) => (
        <Facts
          key={appraisal.id}
          resource={resource}
          record={record}
          title={title}
          appraisal={appraisal}
          onPhotos={props.onPhotos}
        />
      ))}
      {editable && onVisit && (
        <Group gap={4}>
          {(begins || unfinished) && (
            <Button
              size="compact-md"
              variant="light"
              aria-label={newest && !unfinished ? texts.againOf(title) : texts.visitOf(title)}
              onClick={() => onVisit(unfinished ? newest : undefined)}
            >
              {newest && !unfinished ? texts.again : texts.visit}
            </Button>
          )}
          {begins && (
            <Button size="compact-md" variant="default" onClick={onPlan}>
              {texts.plan}
            </Button>
          )}
          {newest && !unfinished && !lock && (
            <Button
              size="compact-md"
              variant="subtle"
              aria-label={texts.changeOf(title)}
              onClick={() => onVisit(newest)}
            >
              {texts.change}
            </Button>
          )}
          {unfinished && (
            <Button
              size="compact-md"
              variant="subtle"
              color="red"
              aria-label={texts.dropOf(title)}
              onClick={() => setAsked(newest.id)}
            >
              {texts.drop}
            </Button>
          )}
        </Group>
      )}
      {dropping && (
        <AskDialog
          title={texts.drop}
          question={texts.dropAsk}
          busy={change.isPending}
          onConfirm={() => drop(dropping)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </li>
  );
}

type FactsProps = Pick<Props, 'resource' | 'record' | 'title' | 'onPhotos'> & {
  appraisal: Appraisal;
};

function Facts({ resource, record, title, appraisal, onPhotos }: FactsProps) {
  const texts = useAppraisalTexts();
  const language = useLanguage();
  const notifyFailure = useNotifyFailure();
  const { appointment, visitedOn, visitedBy, validUntil, value, photos, state } = appraisal;
  const nameOf = (userId: string) => nameIn(record.people, userId);
  const told = [
    appointment &&
      texts.appointment(formatTime(appointment.at, language), nameOf(appointment.assignee)),
    visitedOn && texts.visited(formatDate(visitedOn, language), visitedBy ? nameOf(visitedBy) : ''),
    state === 'valid' && validUntil && texts.validUntil(formatDate(validUntil, language)),
  ].filter(Boolean);
  const written = language === 'th' ? 'th' : 'en';
  const print = () =>
    downloadAsUser('application/appraisalPdf', {
      ...{ resource, id: record.id, appraisalId: appraisal.id },
      language: written,
    }).then(
      (file) => saveFile(`${record.reference}-appraisal-${written}.pdf`, file),
      notifyFailure,
    );
  return (
    <div className={styles.facts}>
      <StatusWord tone={TONES[state]}>
        {state === 'planned' && !appointment ? texts.begun : texts.states[state]}
      </StatusWord>
      {value !== null && (
        <p className={styles.value}>
          {texts.value} {formatBaht(bahtOf(value), language)}
        </p>
      )}
      {told.length > 0 && (
        <p className={styles.small}>
          <Parts of={told} />
        </p>
      )}
      {appraisal.remark && (
        <p className={styles.small}>
          <Prose>{appraisal.remark}</Prose>
        </p>
      )}
      <Group gap={4}>
        {photos.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => onPhotos(appraisal)}>
            {texts.photosOf(formatNumber(photos.length))}
          </Button>
        )}
        {visitedOn && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={texts.pdfOf(title)}
            onClick={() => void print()}
          >
            {texts.pdf}
          </Button>
        )}
      </Group>
    </div>
  );
}
