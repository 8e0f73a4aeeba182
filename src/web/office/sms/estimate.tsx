import type { CampaignFacts } from '#contract/sms/campaigns.ts';
import { formatBaht, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import styles from './sms.module.css';
import { useSmsTexts } from './texts.ts';

/** How many, and for how much. */
export function Estimate({ estimate }: Pick<CampaignFacts, 'estimate'>) {
  const texts = useSmsTexts().estimate;
  const language = useLanguage();
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{texts.recipients}</dt>
        <dd>{formatNumber(estimate.recipients)}</dd>
      </div>
      <div>
        <dt>{texts.parts}</dt>
        <dd>{formatNumber(estimate.parts)}</dd>
      </div>
      <div>
        <dt>{texts.baht}</dt>
        <dd>{formatBaht(estimate.baht, language)}</dd>
      </div>
    </dl>
  );
}
