import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CaseEvent, CaseResource } from '#contract/cases/case-shapes.ts';
import { type CasePeople, nameIn } from '#contract/cases/people.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { OfficeLink } from '../links/office-link.tsx';
import { callAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { Parts } from './parts.tsx';
import styles from './record.module.css';
import { RemarkBox } from './remark-box.tsx';
import { Section } from './section.tsx';
import { useCaseTexts } from './texts.ts';
import type { Change } from './use-case.ts';
import { useDescribeEvent } from './use-describe-event.ts';

type Props = {
  resource: CaseResource;
  id: number;
  people: CasePeople;
  change: Change;
  editable: boolean;
};

/** What happened, newest first, with what staff noted. */
export function Timeline({ resource, id, people, change, editable }: Props) {
  const texts = useCaseTexts().timeline;
  const query = useInfiniteQuery({
    queryKey: ['application', 'timeline', resource, id],
    queryFn: ({ pageParam }) => readEvents(resource, id, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ events, more }) => (more ? events.at(-1)?.id : undefined),
  });
  const events = query.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Section title={texts.title}>
      {editable && <RemarkBox id={id} change={change} />}
      {query.isPending && <Loading lines={3} />}
      {query.isLoadingError && <Problem of={query} />}
      <ol className={styles.timeline}>
        {events.map((event) => (
          <Entry key={event.id} event={event} resource={resource} people={people} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="subtle"
          size="compact-md"
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {texts.earlier}
        </Button>
      )}
    </Section>
  );
}

async function readEvents(
  resource: CaseResource,
  id: number,
  newest: number,
): Promise<{ events: CaseEvent[]; more: boolean }> {
  const page = { id, ...(newest > 0 && { before: newest }) };
  if (resource !== 'applicationPartner')
    return (await callAsUser('application/timeline', { resource, ...page })).data;
  const { events, more } = (await callAsUser('applicationPartner/timeline', page)).data;
  return {
    more,
    events: events.map((event) => ({ ...event, actor: null, remark: '', detail: {} })),
  };
}

type EntryProps = Pick<Props, 'resource' | 'people'> & { event: CaseEvent };

function Entry({ event, resource, people }: EntryProps) {
  const texts = useCaseTexts().timeline;
  const language = useLanguage();
  const describe = useDescribeEvent(resource, people);
  const { title, details } = describe(event);
  // Who wrote by the contact form is not proven.
  const unknown = event.kind === 'message' || event.kind === 'wrote';
  const nobody = unknown ? texts.system : texts.applicantOrSystem;
  return (
    <li data-kind={event.kind}>
      <strong>{title}</strong>
      {details.map((detail) => (
        <span key={detail} className={styles.small}>
          {detail}
        </span>
      ))}
      {typeof event.detail.messageId === 'number' && (
        <OfficeLink
          className={styles.small}
          to={`/SubscribeMaint?tab=all&id=${event.detail.messageId}`}
        >
          {texts.openMessage}
        </OfficeLink>
      )}
      {event.remark && (
        <p className={styles.remark}>
          <Prose>{event.remark}</Prose>
        </p>
      )}
      <span className={styles.small}>
        <Parts
          of={[
            <time key="at" dateTime={event.at}>
              {formatTime(event.at, language)}
            </time>,
            // Who of the house did it is not told to partners.
            resource !== 'applicationPartner' &&
              (event.actor === null ? (
                nobody
              ) : (
                <span key="who" title={event.actor}>
                  {nameIn(people, event.actor)}
                </span>
              )),
          ]}
        />
      </span>
    </li>
  );
}
