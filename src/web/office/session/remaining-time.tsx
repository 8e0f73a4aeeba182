import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { useOfficeTexts } from '../texts.ts';
import { useProfile } from './profile.ts';
import { nextChangeIn, remainingUntil } from './remaining.ts';
import styles from './session.module.css';
import { compactTimeText, timeText } from './time-text.ts';
import { useClock } from './use-clock.ts';

/** How long the session lasts. A timer is not read out as it changes; the warning is. */
export function RemainingTime({ compact = false }: { compact?: boolean }) {
  const { time } = useOfficeTexts().shell;
  const language = useLanguage();
  const expiresAt = Date.parse(useProfile().session.expires_at);
  const now = useClock((at) => nextChangeIn(expiresAt, at));
  const left = remainingUntil(expiresAt, now);
  const [days, clock] = compactTimeText(left, time);
  const end = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  }).format(expiresAt);
  return (
    <span className={styles.remaining} role="timer" title={time.endsAt(end)}>
      <span>{time.left}</span>{' '}
      {compact ? (
        <>
          <span>{days}</span> <span>{clock}</span>
        </>
      ) : (
        <Prose>{timeText(left, time)}</Prose>
      )}
    </span>
  );
}
