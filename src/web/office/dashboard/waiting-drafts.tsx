import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { localize } from '#contract/localize.ts';
import { recordAddress } from '#contract/resource/record-address.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { OfficeLink } from '../links/office-link.tsx';
import { callAsUser } from '../session/session.ts';
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
  const { data: answer } = useQuery({
    queryKey: ['records', 'revisions'],
    queryFn: () => callAsUser('records/revisions', {}),
  });
  const firstMore = useRef<HTMLAnchorElement>(null);
  // What was pressed is gone with it: the keyboard goes on where the list does.
  useEffect(() => {
    if (all) firstMore.current?.focus();
  }, [all]);
  if (!answer || answer.data.length === 0) return null;
  const { data: drafts, more } = answer;
  return (
    <section className={styles.drafts} aria-labelledby="drafts">
      <h2 id="drafts">
        {texts.title} ({formatNumber(drafts.length)}
        {more && '+'})
      </h2>
      <ul>
        {drafts
          .slice(0, all ? undefined : SHOWN)
          .map(({ resource, id, name, updatedBy, updatedAt }, index) => (
            <li key={`${resource} ${id}`}>
              <OfficeLink
                ref={index === SHOWN ? firstMore : undefined}
                to={recordAddress({ resource, id })}
              >
                {localize(name, language)}
              </OfficeLink>
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
      {all && more && (
        <Text size="sm" mt="sm">
          <Prose>{texts.newest(formatNumber(drafts.length))}</Prose>
        </Text>
      )}
    </section>
  );
}
