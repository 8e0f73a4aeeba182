import { useQuery } from '@tanstack/react-query';
import type { FoundRefs } from '#contract/privacy/privacy.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { answerTo } from '../session/answers.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import styles from './privacy.module.css';
import { usePrivacyTexts } from './texts.ts';

/** What was agreed to, in which words and when; the newest of a purpose holds. */
export function Consents(found: FoundRefs) {
  const { consents: texts, sources, newest } = usePrivacyTexts();
  const language = useLanguage();
  const query = useQuery(answerTo('privacy/consents', found));
  return (
    <section className={styles.part} aria-labelledby="consents">
      <h2 id="consents">
        <Prose>{texts.title}</Prose>
      </h2>
      {query.isPending && <Loading lines={2} />}
      {query.isLoadingError && <Problem of={query} />}
      {query.data?.consents.length === 0 && (
        <p>
          <Prose>{texts.none}</Prose>
        </p>
      )}
      <ul className={styles.items}>
        {query.data?.consents.map((consent) => (
          <li key={consent.entry}>
            <strong>{texts.purposes[consent.purpose]}</strong>:{' '}
            {consent.given ? texts.given[consent.purpose] : texts.withdrawn} ·{' '}
            {formatTime(consent.at, language)} · {sources[consent.source]} ·{' '}
            {texts.version(formatNumber(consent.textVersion))} ({consent.language})
          </li>
        ))}
      </ul>
      {query.data?.more && (
        <p>
          <Prose>{newest(formatNumber(query.data.consents.length))}</Prose>
        </p>
      )}
    </section>
  );
}
