import { factsOf, type WINDOW_FACTS, WINDOWS, type Window } from '#contract/rights/permissions.ts';

type KindsOf<Facts> = Facts extends { kinds: ReadonlyArray<infer Kind> } ? Kind : never;

/** Every maintained kind of thing, as the windows name them. */
export type MaintainedName = {
  [W in Window]: KindsOf<(typeof WINDOW_FACTS)[W]>;
}[Window];

/**
 * The window whose permissions guard each kind of thing. By itself it needs no schemas, so the web
 * may load it alone.
 */
export const RESOURCE_WINDOWS = Object.fromEntries(
  WINDOWS.flatMap((window) => (factsOf(window).kinds ?? []).map((kind) => [kind, window])),
) as Record<MaintainedName, Window>;

export const MAINTAINED = Object.keys(RESOURCE_WINDOWS) as MaintainedName[];

export function isMaintained(kind: string): kind is MaintainedName {
  return Object.hasOwn(RESOURCE_WINDOWS, kind);
}

/**
 * Kinds of things whose sheets go out only, since they come in by a way of their own or with files;
 * and those that have none, since they are no list of records.
 */
const SHEETS = {
  users: 'export',
  document: 'export',
  message: 'export',
  jobApplication: 'export',
  privacyRequest: 'none',
  application: 'export',
  applicationPartner: 'export',
  applicationHistory: 'export',
  smsCampaign: 'export',
  smsMessage: 'export',
  smsOptOut: 'none',
  routes: 'none',
  nodes: 'none',
  media: 'none',
  pageText: 'none',
  company: 'none',
} as const satisfies Partial<Record<MaintainedName, SheetWays>>;

type SheetWays = 'both' | 'export' | 'none';
/** The kinds of things whose sheets come in, one row a record. */
export type ImportedName = Exclude<MaintainedName, keyof typeof SHEETS>;

export function sheetsOf(name: MaintainedName): SheetWays {
  const ways: Partial<Record<MaintainedName, SheetWays>> = SHEETS;
  return ways[name] ?? 'both';
}
