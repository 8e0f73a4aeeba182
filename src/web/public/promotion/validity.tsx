import type { PromotionSummary } from '#server/promotions/queries.ts';
import { formatDateInWords } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useTexts } from '../texts.ts';
import styles from './validity.module.css';

/** Both days count. */
export function Validity({
  promotion: { startsOn, endsOn },
}: {
  promotion: Pick<PromotionSummary, 'startsOn' | 'endsOn'>;
}) {
  const language = useLanguage();
  const { validity: texts } = useTexts().promotions;
  return (
    <dl className={styles.validity} aria-label={texts.title}>
      <div>
        <dt>{texts.from}</dt>
        <dd>
          <time dateTime={startsOn}>{formatDateInWords(startsOn, language)}</time>
        </dd>
      </div>
      <div>
        <dt>{texts.until}</dt>
        <dd>
          {endsOn ? (
            <time dateTime={endsOn}>{formatDateInWords(endsOn, language)}</time>
          ) : (
            texts.open
          )}
        </dd>
      </div>
    </dl>
  );
}
