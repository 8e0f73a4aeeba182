import { Button, CloseButton, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AuditEvent } from '#contract/audit/audit.ts';
import { WINDOWS } from '#contract/rights/permissions.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatMoment } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { OfficeLink } from '../links/office-link.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { answerTo } from '../session/answers.ts';
import { useCan } from '../session/profile.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './audit.module.css';
import { ChangeTable } from './change-table.tsx';
import { eventAddress } from './event-address.ts';
import { useAuditTexts } from './texts.ts';
import { useWords } from './use-words.ts';

/** One event: who, when, from where, to what, and what changed. */
export function EventDetails({ id, control }: { id: number; control: ListControl }) {
  const texts = useAuditTexts();
  const { resource } = useOfficeTexts();
  const query = useQuery({
    ...answerTo('audit/read', { id }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className={styles.panel} aria-label={texts.details}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <h2 className={styles.heading}>{texts.eventNumber(formatNumber(id))}</h2>
        <CloseButton
          size="lg"
          aria-label={resource.close}
          onClick={() => control.open(undefined)}
        />
      </Group>
      {query.isPending && <Loading />}
      {query.isLoadingError && <Problem of={query} />}
      {query.data && (
        <>
          <Facts event={query.data} />
          <Ways event={query.data} control={control} />
          <h3 className={styles.heading}>
            <Prose>{texts.changes}</Prose>
          </h3>
          <ChangeTable subject={query.data.subject} changes={query.data.changes} />
        </>
      )}
    </section>
  );
}

function Facts({ event }: { event: AuditEvent }) {
  const texts = useAuditTexts();
  const language = useLanguage();
  const words = useWords();
  const facts = [
    [texts.action, words.action(event.action)],
    [texts.window, words.window(event.subject)],
    [texts.record, event.subjectName],
    [texts.recordId, event.subjectId],
    [texts.person, event.actor ?? texts.unknownPerson],
    [texts.time, formatMoment(event.at, language)],
    [texts.address, event.address],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Prose>{value}</Prose>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Where to go from an event: its record, the history of that, and what the person did besides. */
function Ways({ event, control }: { event: AuditEvent; control: ListControl }) {
  const texts = useAuditTexts();
  const can = useCan();
  const { actor, actorId, subject, subjectId } = event;
  const window = WINDOWS.find((known) => known === subject);
  const record = window && can(`${window}.view`) ? eventAddress(event) : undefined;
  return (
    <Group gap="xs">
      {record && (
        <Button component={OfficeLink} to={record} variant="default">
          {texts.openRecord}
        </Button>
      )}
      {subjectId && (
        <Button
          variant="subtle"
          onClick={() => control.change({ window: subject, record: subjectId })}
        >
          {texts.onlyRecord}
        </Button>
      )}
      {actor && actorId && (
        <Button variant="subtle" onClick={() => control.change({ person: String(actorId) })}>
          {texts.onlyPerson(actor)}
        </Button>
      )}
    </Group>
  );
}
