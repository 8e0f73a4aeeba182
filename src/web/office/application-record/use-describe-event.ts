import { useQuery } from '@tanstack/react-query';
import { APPLICATION_CHANNELS, type ApplicationChannel } from '#contract/applications/kinds.ts';
import type { CaseEvent, CaseResource } from '#contract/cases/case-shapes.ts';
import { type CasePeople, nameIn } from '#contract/cases/people.ts';
import { localize } from '#contract/localize.ts';
import { bahtOf, satang } from '#contract/money.ts';
import { formatBaht } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { choicesQuery } from '../applications/case-queries.ts';
import { useOfficeTexts } from '../texts.ts';
import { useCaseTexts } from './texts.ts';

function isChannel(value: unknown): value is ApplicationChannel {
  return APPLICATION_CHANNELS.some((channel) => channel === value);
}

/** What a word of the server is called; nothing where it has none. */
function wordIn(names: Readonly<Record<string, string>>, word: unknown): string {
  return typeof word === 'string' ? (names[word] ?? '') : '';
}

/** A line of the timeline in words. */
export function useDescribeEvent(resource: CaseResource, people: CasePeople) {
  const applicationRecord = useCaseTexts();
  const { applications } = useOfficeTexts();
  const { timeline: texts, steps } = applicationRecord;
  const { statuses } = resource === 'applicationPartner' ? applications.partner : applications;
  const language = useLanguage();
  const { data: choices } = useQuery(choicesQuery(resource));

  function titleOf({ kind, toStatus, detail }: CaseEvent): string {
    if (detail.unreachable) return texts.unreachable;
    if (kind === 'moved' && toStatus) return texts.moved(statuses[toStatus]);
    if (kind === 'assigned')
      return typeof detail.to === 'string'
        ? texts.assigned(nameIn(people, detail.to))
        : texts.released;
    return kind in texts.kinds ? texts.kinds[kind as keyof typeof texts.kinds] : kind;
  }

  function detailsOf({ detail }: CaseEvent): string[] {
    const { amount, limit, document, fields, channel, doubts, outcome, step, at } = detail;
    const reason = choices?.rejectReasons.find(({ id }) => id === detail.rejectReasonId);
    const type = choices?.uploadTypes.find(({ id }) => id === detail.uploadTypeId);
    return [
      typeof amount === 'number' ? formatBaht(amount, language) : '',
      typeof limit === 'number' ? texts.limit(formatBaht(bahtOf(satang(limit)), language)) : '',
      reason?.internalName ?? '',
      type ? localize(type.name, language) : String(document ?? ''),
      typeof fields === 'string' ? [...new Set(fields.split(' ').map(nameField))].join(', ') : '',
      typeof doubts === 'string' ? doubts.split(' ').map(nameDoubt).join(', ') : '',
      isChannel(channel) ? applications.channels[channel] : '',
      detail.unchecked ? texts.unchecked : '',
      detail.counter ? texts.atCounter : '',
      detail.told ? texts.told : '',
      wordIn(steps.outcomes, outcome),
      wordIn(steps.kinds, step),
      typeof at === 'string' ? formatTime(at, language) : '',
      typeof detail.assignee === 'string' ? nameIn(people, detail.assignee) : '',
    ].filter(Boolean);
  }

  function nameDoubt(doubt: string): string {
    const { findings } = applicationRecord.amounts;
    return doubt in findings ? findings[doubt as keyof typeof findings] : doubt;
  }

  function nameField(field: string): string {
    const { fields, deeds } = applicationRecord;
    if (field.startsWith('deeds')) return deeds;
    return field in fields ? fields[field as keyof typeof fields] : field;
  }

  return (event: CaseEvent) => ({ title: titleOf(event), details: detailsOf(event) });
}
