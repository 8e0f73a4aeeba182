import { Button } from '@mantine/core';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { nameIn } from '#contract/cases/people.ts';
import { localize } from '#contract/localize.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { callAsUser } from '../session/session.ts';
import { StatusWord, type Tone } from '../states/status-word.tsx';
import styles from './record.module.css';
import { useCaseTexts } from './texts.ts';
import { type Change, useNotifyFailure } from './use-case.ts';

type Request = CaseDetails['requests'][number];

const TONES: Record<Request['state'], Tone> = {
  open: 'busy',
  received: 'good',
  cancelled: 'quiet',
  expired: 'bad',
};

type Props = {
  record: CaseDetails;
  change: Change;
  editable: boolean;
  onShowLink: (requestId: number) => void;
};

/** Documents that the applicant was asked for again. */
export function RequestList({ record, change, editable, onShowLink }: Props) {
  const texts = useCaseTexts().documents;
  const language = useLanguage();
  const notifyFailure = useNotifyFailure();
  if (record.requests.length === 0) return null;
  return (
    <div>
      <h3>
        <Prose>{texts.requests}</Prose>
      </h3>
      <ul className={styles.requests}>
        {record.requests.map((request) => (
          <li key={request.id}>
            <span>
              <strong>{localize(request.documentName, language) || texts.untitled}</strong>
              <span className={styles.small}>{request.note}</span>
              <span className={styles.small}>
                {request.askedBy === null
                  ? texts.unasked(formatTime(request.askedAt, language))
                  : texts.asked(
                      nameIn(record.people, request.askedBy),
                      formatTime(request.askedAt, language),
                    )}
              </span>
            </span>
            <span className={styles.requestState}>
              <StatusWord tone={TONES[request.state]}>
                {texts.requestStates[request.state]}
              </StatusWord>
              {editable && request.state === 'open' && (
                <>
                  <Button variant="subtle" size="compact-sm" onClick={() => onShowLink(request.id)}>
                    {texts.showLink}
                  </Button>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    loading={change.isPending}
                    onClick={() =>
                      change.mutate(
                        () =>
                          callAsUser('application/cancelRequest', {
                            id: record.id,
                            requestId: request.id,
                          }),
                        { onError: notifyFailure },
                      )
                    }
                  >
                    {texts.cancelRequest}
                  </Button>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
