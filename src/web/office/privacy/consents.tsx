import { useQuery } from '@tanstack/react-query';
import type { PersonRef } from '#contract/privacy.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { callAsUser } from '../session/session.ts';
import styles from './privacy.module.css';

/** What was agreed to, in which words and when; the newest of a purpose holds. */
export function Consents({ records }: { records: PersonRef[] }) {
  const { consents: texts, sources } = useOfficeTexts().privacy;
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['privacy', 'consents', records],
    queryFn: async () => (await callAsUser('privacy/consents', { records })).data,
  });
  return (
    <section className={styles.part} aria-labelledby="consents">
      <h2 id="consents">{texts.title}</h2>
      {data?.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.items}>
        {data?.map((consent) => (
          <li key={consent.entry}>
            <strong>{texts.purposes[consent.purpose]}</strong>:{' '}
            {consent.given ? texts.given : texts.withdrawn} · {formatTime(consent.at, language)} ·{' '}
            {sources[consent.source]} · {texts.version(formatNumber(consent.textVersion))} (
            {consent.language})
          </li>
        ))}
      </ul>
    </section>
  );
}
