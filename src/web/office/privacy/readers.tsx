import { useQuery } from '@tanstack/react-query';
import type { FoundRefs } from '#contract/privacy/privacy.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { useWords } from '../audit/use-words.ts';
import { answerTo } from '../session/answers.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import styles from './privacy.module.css';
import { usePrivacyTexts } from './texts.ts';

/** Who saw the records of a person, changed them or took them along. */
export function Readers(found: FoundRefs) {
  const { readers: texts, newest } = usePrivacyTexts();
  const words = useWords();
  const language = useLanguage();
  const query = useQuery(answerTo('privacy/readers', found));
  return (
    <section className={styles.part} aria-labelledby="readers">
      <h2 id="readers">
        <Prose>{texts.title}</Prose>
      </h2>
      {query.isPending && <Loading lines={2} />}
      {query.isLoadingError && <Problem of={query} />}
      {query.data?.readers.length === 0 && (
        <p>
          <Prose>{texts.none}</Prose>
        </p>
      )}
      <ul className={styles.items}>
        {query.data?.readers.map(({ event, at, actor, action, subject, subjectId }) => (
          <li key={event}>
            {formatTime(at, language)} · <strong>{actor ?? texts.nobody}</strong> ·{' '}
            {words.action(action)} · {words.window(subject)} {subjectId}
          </li>
        ))}
      </ul>
      {query.data?.more && (
        <p>
          <Prose>{newest(formatNumber(query.data.readers.length))}</Prose>
        </p>
      )}
    </section>
  );
}
