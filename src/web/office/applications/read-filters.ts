import { APPLICANTS, APPLICATION_CHANNELS, OUTCOMES } from '#contract/applications/kinds.ts';
import { NETWORKS } from '#contract/applications/networks.ts';
import { APPLICATION_STATUSES } from '#contract/applications/states.ts';
import type { InputOf } from '#contract/calls.ts';
import { APPOINTMENT_FILTERS, OFFER_FILTERS } from '#contract/cases/filters.ts';
import { isDay } from '#contract/thai/typed-day.ts';
import { codeIn, readId } from '../resource/choice-address.ts';

type Filters = NonNullable<InputOf<'application/list'>['filters']>;

/** In the address: nobody deals with it, nobody referred it. */
export const NONE = 'none';

/** In the address: whoever looks. */
export const ME = 'me';

/** The filters that stand behind the button. */
export const MORE_FILTERS = [
  'outcome',
  'network',
  'product',
  'province',
  'type',
  'channel',
  'reason',
  'offer',
  'appointment',
  'from',
  'until',
];

/** What the filters in the address mean to the server; what it does not know is left out. */
export function readFilters(address: Record<string, string>): Filters {
  const pick = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === address[name]);
  const day = (name: string) => (isDay(address[name]) ? address[name] : undefined);
  const { assignee } = address;
  const province = codeIn(address.province);
  const found = {
    status: pick(APPLICATION_STATUSES, 'status'),
    mine: assignee === ME ? true : undefined,
    assignee: assignee === NONE ? null : assignee === ME ? undefined : assignee,
    network: address.network === NONE ? null : pick(NETWORKS, 'network'),
    productId: readId(address.product),
    provinceCode: province?.length === 2 ? province : undefined,
    applicant: pick(APPLICANTS, 'type'),
    channel: pick(APPLICATION_CHANNELS, 'channel'),
    outcome: pick(['all', ...OUTCOMES], 'outcome'),
    rejectReasonId: readId(address.reason),
    offer: pick(OFFER_FILTERS, 'offer'),
    appointment: pick(APPOINTMENT_FILTERS, 'appointment'),
    createdFrom: day('from'),
    createdUntil: day('until'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
