import { z } from 'zod';
import { APPLICATION_STATUSES } from '#contract/applications/states.ts';
import { defineCall } from '#contract/call.ts';
import { LocalizedText } from '#contract/localized.ts';
import { ResourceName } from '#contract/resource/windows.ts';
import { daysBetween } from './day-span.ts';

/** Longer than any lender keeps its applications. */
const LONGEST_RANGE_DAYS = 3_660;

const Range = z
  .object({ from: z.iso.date(), until: z.iso.date() })
  .superRefine(({ from, until }, issues) => {
    const refuse = (message: string) =>
      issues.addIssue({ code: 'custom', message, path: ['until'] });
    if (until < from) refuse('not_after');
    else if (daysBetween(from, until) > LONGEST_RANGE_DAYS) refuse('too_long');
  });

const Count = z.int().nonnegative();
const Baht = z.number().nonnegative();

/** What became of the applications that were sent in the range. */
const Figures = z.object({
  key: z.string(),
  sent: Count,
  open: Count,
  approved: Count,
  rejected: Count,
  cancelled: Count,
  /** Asked for by those that are open. */
  openAmount: Baht,
  /** Null for partners: what is lent to somebody is between the lender and them. */
  approvedAmount: Baht.nullable(),
});
export type Figures = z.infer<typeof Figures>;

const Named = z.object({ id: z.int(), name: LocalizedText });

const Applications = z.object({
  all: Figures,
  /** The amount is what was approved, else what was asked for; null for partners. */
  byStatus: z.array(
    z.object({ status: z.enum(APPLICATION_STATUSES), count: Count, amount: Baht.nullable() }),
  ),
  /** By day, or by month where the range is long; days and months without any are left out. */
  overTime: z.array(Figures),
  grain: z.enum(['day', 'month']),
  byChannel: z.array(Figures),
  /** The key is empty for those that nobody referred. */
  byNetwork: z.array(Figures),
  byProvince: z.array(Figures),
  /** What the provinces are called. */
  provinces: z.array(z.object({ code: z.string(), name: LocalizedText })),
  /** The key is the id. */
  byProduct: z.array(Figures),
  products: z.array(Named),
  /** How many of those that were rejected, by the reason; partners are told none. */
  byReason: z.array(z.object({ key: z.string(), count: Count })),
  reasons: z.array(Named),
  /**
   * By who deals with them, with what each did in the range; the key is a user id, empty for nobody.
   * Null for partners.
   */
  byOfficer: z.array(Figures.extend({ name: z.string(), moves: Count, calls: Count })).nullable(),
  /**
   * How long statuses lasted that ended in the range, how many of them longer than they should, and
   * the hours of the office that they should take at most.
   */
  waits: z.array(
    z.object({
      status: z.enum(APPLICATION_STATUSES),
      count: Count,
      hours: z.number(),
      late: Count,
      target: z.number().nullable(),
    }),
  ),
});

/** Each counted up to `COUNTED` and one: more are told as more than that. */
const Today = z.object({
  mine: Count,
  news: Count,
  mineOverdue: Count,
  unassigned: Count,
  /** None for who may not approve. */
  toApprove: Count,
  overdue: Count,
});

const OfRecord = z.object({ resource: ResourceName, id: z.int(), name: LocalizedText });

/** At most a few of each, but for the drafts. */
const EditorHome = z.object({
  /** How many there are of each kind that nobody has published, up to `COUNTED` and one. */
  drafts: z.array(z.object({ resource: ResourceName, count: Count })),
  /** What visitors will not see any more in a week. */
  ending: z.array(OfRecord.extend({ until: z.iso.datetime() })),
  /** What visitors looked for and did not find, in the last thirty days. */
  missed: z.array(z.object({ place: z.string(), words: z.string(), total: Count })),
  /** The pages that were read most in them; of a record only where the viewer may see it. */
  read: z.array(z.object({ winName: z.string(), total: Count, record: OfRecord.nullable() })),
});
export type EditorHome = z.infer<typeof EditorHome>;

export const dashboardCalls = {
  'dashboard/figures': defineCall({
    access: 'DashboardMt.view',
    summary:
      'The figures of a range of days, in Thailand’s time. What the viewer may not see is null; who belongs to a network sees that network’s.',
    input: Range,
    output: z.object({
      data: z.object({
        applications: Applications.nullable(),
        /** Starts of the app a day, and the pages opened most from the menu. */
        visits: z.array(z.object({ day: z.iso.date(), total: Count })),
        menuVisits: z.array(z.object({ winName: z.string(), total: Count })),
      }),
    }),
  }),
  'dashboard/editor': defineCall({
    access: 'DashboardMt.view',
    summary: 'What somebody who writes for the site looks at first; null for who writes nothing.',
    output: z.object({ data: EditorHome.nullable() }),
  }),
  'dashboard/today': defineCall({
    access: 'DashboardMt.view',
    summary:
      'What needs the viewer now; null where the viewer works on none of it, as partners do not.',
    output: z.object({
      data: z.object({
        applications: Today.nullable(),
        /** Messages to the outside that were given up. */
        failed: z.object({ mails: Count.nullable(), sms: Count.nullable() }),
        /** In percent: how full the room for uploads is that wait to be sent, once it fills up. */
        uploadRoom: Count.nullable(),
        /** The application form is closed, since no product is published; told to who can publish one. */
        nothingOffered: z.boolean(),
      }),
    }),
  }),
};
