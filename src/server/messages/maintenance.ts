import { and, eq, inArray, sql } from 'drizzle-orm';
import { LANGUAGES } from '#contract/language.ts';
import { MESSAGE_STATUSES } from '#contract/messages/statuses.ts';
import { ifOpens, type Sealing } from '#server/platform/sealed.ts';
import { hasPhone } from '#server/platform/sealed-phone.ts';
import { contains } from '#server/platform/search.ts';
import type { KindOf } from '#server/resource/kind.ts';
import {
  choiceColumn,
  flagColumn,
  minuteColumn,
  textColumn,
} from '#server/resource/sheet-columns.ts';
import { readMessages, showTel } from './queries.ts';
import { maskMessage } from './rules.ts';
import { contactMessage } from './tables.ts';

/**
 * The inbox. What lists, bins and histories are made of is masked; only reading one message and
 * the export, which are both recorded, see the rest.
 */
export const messageKind = (sealing: Sealing): KindOf<'message'> => ({
  resource: 'message',
  table: contactMessage,
  searched: (search) =>
    hasPhone(sealing, contactMessage.telDigest, search) ??
    contains(contactMessage.searchText, search),
  sorts: {
    createdAt: contactMessage.createdAt,
    updatedAt: contactMessage.updatedAt,
    name: sql`lower(${contactMessage.name}) collate "th-x-icu"`,
  },
  filter: ({ statuses, assignee }) =>
    and(
      statuses?.length ? inArray(contactMessage.status, statuses) : undefined,
      assignee ? eq(contactMessage.assignee, assignee) : undefined,
    ),
  read: async (db, ids) => (await readMessages(db, ids, ({ telMask }) => telMask)).map(maskMessage),
  columns: () => ({}),
  nameOf: ({ reference }) => reference,
  personal: true,
});

/** As it goes into sheets. A number that cannot be opened keeps none of the others from it. */
export const messageSheetKind = (sealing: Sealing): KindOf<'message'> => ({
  ...messageKind(sealing),
  read: (db, ids) =>
    readMessages(db, ids, ({ tel }) => ifOpens(() => showTel(sealing, tel)) ?? '–'),
  sheet: [
    textColumn('reference'),
    minuteColumn('createdAt'),
    choiceColumn('status', MESSAGE_STATUSES),
    textColumn('assignee'),
    textColumn('name'),
    textColumn('email'),
    textColumn('tel'),
    textColumn('header'),
    textColumn('text'),
    choiceColumn('language', LANGUAGES),
    flagColumn('newsletter'),
    textColumn('policyVersion'),
  ],
});
