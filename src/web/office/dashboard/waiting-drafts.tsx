import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { localize } from '#contract/localize.ts';
import { recordAddress } from '#contract/resource/record-address.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { answerTo } from '../session/answers.ts';
import { useKindName } from '../translations/kind-name.ts';
import styles from './dashboard.module.css';
import { useDashboardTexts } from './texts.ts';

const SHOWN = 8;

/** Changes of what visitors see that somebody has saved and nobody has published. */
export function WaitingDrafts() {
  const { drafts: texts } = useDashboardTexts();
  const language = useLanguage();
  const nameKind = useKindName();
  const [all, setAll] = useState(false);
  const { data: drafts = [] } = useQuery(answerTo('records/revisions', {}));
  if (drafts.length === 0) return null;
  return (
    <section className={styles.drafts} aria-labelledby="drafts">
      <h2 id="drafts">
        {texts.title} ({formatNumber(drafts.length)})
      </h2>
      <ul>
        {drafts
          .slice(0, all ? undefined : SHOWN)
          .map(({ resource, id, name, updatedBy, updatedAt }) => (
            <li key={`${resource} ${id}`}>
              <Link to={recordAddress({ resource, id })}>{localize(name, language)}</Link>
              <span>
                {nameKind(resource)} · {updatedBy} ·{' '}
                <time dateTime={updatedAt}>{formatTime(updatedAt, language)}</time>
              </span>
            </li>
          ))}
      </ul>
      {!all && drafts.length > SHOWN && (
        <Button variant="default" mt="sm" onClick={() => setAll(true)}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
