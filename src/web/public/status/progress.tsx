import { type HowLong, stepOf } from '#contract/applications/how-long.ts';
import type { ApplicationProgress } from '#contract/apply/apply.ts';
import { localize } from '#contract/localize.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { QuietHead } from '../layout/page-head.tsx';
import { useTexts } from '../texts.ts';
import { AppointmentSection } from './appointment-section.tsx';
import { Copy } from './copy.tsx';
import { Line } from './line.tsx';
import { nextStep } from './next-step.ts';
import { OfferSection } from './offer-section.tsx';
import { SendDocument } from './send-document.tsx';
import styles from './status.module.css';
import { useStatusTexts } from './texts.ts';
import { Timeline } from './timeline.tsx';
import { Withdraw } from './withdraw.tsx';

type Props = {
  howLong: HowLong;
  progress: ApplicationProgress;
  onChange: (progress: ApplicationProgress) => void;
  onLeave: () => void;
};

/** How far it has come, what comes next, and what the applicant can do. */
export function Progress({ howLong, progress, onChange, onLeave }: Props) {
  const texts = useStatusTexts();
  const language = useLanguage();
  const { status, token, offer, appointment } = progress;
  const { name, next, tone = 'primary' } = nextStep(progress, texts);
  return (
    <>
      <QuietHead under={[]} heading={texts.of(progress.reference)} arrived />
      <section className={styles.now} aria-labelledby="now">
        <h2 id="now">{name}</h2>
        <Badge tone={tone}>{texts.since(formatDate(progress.statusSince, language))}</Badge>
        <p className={styles.next}>
          <strong>{texts.nextTitle}</strong> <Prose>{next}</Prose>
        </p>
        <UsualTime howLong={howLong} status={status} />
        <dl className={styles.facts}>
          <Fact name={texts.product} value={localize(progress.product, language)} />
          <Fact name={texts.applicant} value={texts[progress.applicant]} />
          <Fact name={texts.sentAt} value={formatDate(progress.sentAt, language)} />
        </dl>
      </section>
      {appointment && (
        <AppointmentSection appointment={appointment} token={token} onChange={onChange} />
      )}
      {offer && (
        <OfferSection key={offer.offerId} offer={offer} token={token} onChange={onChange} />
      )}
      <Wanted progress={progress} />
      <section className={styles.part} aria-labelledby="timeline">
        <h2 id="timeline">{texts.timelineTitle}</h2>
        <Timeline steps={progress.timeline} />
      </section>
      {progress.line && <Line token={token} line={progress.line} />}
      <div className={styles.actions}>
        {progress.email && <Copy token={token} />}
        <Button variant="secondary" onClick={onLeave}>
          {texts.other}
        </Button>
        {progress.canWithdraw && <Withdraw token={token} onDone={onChange} />}
      </div>
    </>
  );
}

/** How long the step that it is in takes; nothing once it is decided. */
function UsualTime({
  howLong: { kind, days },
  status,
}: Pick<Props, 'howLong'> & Pick<ApplicationProgress, 'status'>) {
  const texts = useTexts()['how-long'];
  const step = stepOf(status);
  return step && <p className={styles.usual}>{texts.now[kind](formatNumber(days[step]))}</p>;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Why it was refused, and what is still asked for. */
function Wanted({ progress }: { progress: ApplicationProgress }) {
  const texts = useStatusTexts();
  const language = useLanguage();
  const { rejection, requests, missing } = progress;
  return (
    <>
      {rejection && (
        <section className={styles.part} aria-labelledby="rejection">
          <h2 id="rejection">{texts.rejectionTitle}</h2>
          <p>
            <strong>{localize(rejection.name, language)}</strong>
          </p>
          <p>{localize(rejection.detail, language)}</p>
        </section>
      )}
      {requests.length > 0 && (
        <section className={styles.wanted} aria-labelledby="requests">
          <h2 id="requests">{texts.requestsTitle}</h2>
          <p>{texts.requestsDetail}</p>
          <ul>
            {requests.map(({ requestId, document, note, expiresAt }) => (
              <li key={requestId}>
                <strong>{localize(document, language)}</strong>{' '}
                {texts.until(formatDate(expiresAt, language))}
                {note && <p className={styles.note}>{note}</p>}
                <SendDocument
                  pass={progress}
                  of={{ requestId }}
                  document={localize(document, language)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && (
        <section className={styles.part} aria-labelledby="missing">
          <h2 id="missing">{texts.missingTitle}</h2>
          <p className={styles.note}>{texts.missingDetail}</p>
          <ul>
            {missing.map(({ uploadTypeId, name }) => (
              <li key={uploadTypeId}>
                {localize(name, language)}
                <SendDocument
                  pass={progress}
                  of={{ uploadTypeId }}
                  document={localize(name, language)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
