import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import type { ListedRequest } from '#contract/resource/publish-requests.ts';
import { recordAddress } from '#contract/resource/record-address.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { OfficeLink } from '../links/office-link.tsx';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { useKindName } from '../translations/kind-name.ts';
import styles from './dashboard.module.css';
import { useDashboardTexts } from './texts.ts';

const SHOWN = 10;

/** What waits for the viewer to publish, and what became of what the viewer asked for. */
export function PublishRequests() {
  const { requests: texts } = useDashboardTexts();
  const { publish_approval } = useProfile();
  const query = useInfiniteQuery({
    queryKey: ['records', 'publishRequests'],
    queryFn: async ({ pageParam: before }) =>
      (await callAsUser('records/publishRequests', { before, size: SHOWN })).data,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: publish_approval,
  });
  const all = query.data?.pages.flatMap(({ requests }) => requests) ?? [];
  const [own, others] = [all.filter((one) => one.own), all.filter((one) => !one.own)];
  return (
    <>
      <Requests id="to-publish" title={texts.title} requests={others} />
      <Requests id="asked" title={texts.own} requests={own} />
      {query.hasNextPage && (
        <Button
          variant="default"
          mb="md"
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </>
  );
}

type Props = { id: string; title: string; requests: ListedRequest[] };

function Requests({ id: heading, title, requests }: Props) {
  const { requests: texts } = useDashboardTexts();
  const language = useLanguage();
  const nameKind = useKindName();
  if (requests.length === 0) return null;
  return (
    <section className={styles.drafts} aria-labelledby={heading}>
      <h2 id={heading}>
        <Prose>{title}</Prose>
      </h2>
      <ul>
        {requests.map(({ request, resource, id, name, own, state, ...facts }) => (
          <li key={request}>
            <OfficeLink to={recordAddress({ resource, id })}>{localize(name, language)}</OfficeLink>
            <span>
              {nameKind(resource)} · {own ? texts[state] : facts.askedBy} ·{' '}
              <time dateTime={facts.askedAt}>{formatTime(facts.askedAt, language)}</time>
            </span>
            {(facts.answer || facts.words) && (
              <p className={styles.said}>
                <Prose>{facts.answer || facts.words}</Prose>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
