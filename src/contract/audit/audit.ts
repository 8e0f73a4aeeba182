import { z } from 'zod';
import { defineCall, FileBody } from '#contract/call.ts';
import { listOutput, MOST_ROWS } from '#contract/resource/resource.ts';

/** Which events: all of what is given must hold. */
const AuditFilters = z
  .strictObject({
    actorId: z.int().positive(),
    action: z.string().min(1).max(50),
    /** The window. */
    subject: z.string().min(1).max(50),
    subjectId: z.string().min(1).max(100),
    /** Days in Bangkok, both counted in. */
    from: z.iso.date(),
    to: z.iso.date(),
  })
  .partial();

const AuditSearch = z.object({
  search: z.string().trim().max(100).default(''),
  filters: AuditFilters.default({}),
});
export type AuditSearch = z.infer<typeof AuditSearch>;

const AuditEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** The user id as it was; null: nobody knows who, or the system itself. */
  actor: z.string().nullable(),
  actorId: z.int().nullable(),
  address: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  subjectName: z.string(),
  /** Which fields changed. */
  fields: z.array(z.string()),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

const Change = z.object({ from: z.unknown(), to: z.unknown() }).partial();
export type AuditChange = z.infer<typeof Change>;

/** Where a page ends or begins: the number of an event. */
const Cursor = z.string().regex(/^\d{1,15}$/);

/** `changed` and `removed`: an event; `cut`: seals that were there are gone; `key`: unreadable. */
export const AUDIT_FAULTS = ['changed', 'removed', 'cut', 'key'] as const;
const AuditFault = z.enum(AUDIT_FAULTS);
export type AuditFault = z.infer<typeof AuditFault>;

/** How far the record is sealed, and what the last look through it found. */
const AuditChain = z.object({
  sealed: z.int(),
  lastCheck: z
    .object({
      at: z.iso.datetime(),
      /** Events are as they were written up to this one. */
      until: z.iso.datetime().nullable(),
      events: z.int(),
      fault: AuditFault.nullable(),
      brokenEventId: z.int().nullable(),
    })
    .nullable(),
});
export type AuditChain = z.infer<typeof AuditChain>;

export const auditCalls = {
  'audit/chain': defineCall({
    access: 'Audit.view',
    summary: 'Whether the record is as it was written, as far as it was looked through.',
    output: z.object({ data: AuditChain }),
  }),
  'audit/list': defineCall({
    access: 'Audit.view',
    summary: 'A page of the record of what was done, newest first.',
    input: AuditSearch.extend({
      after: Cursor.optional(),
      before: Cursor.optional(),
      size: z.int().min(1).max(MOST_ROWS).default(25),
    }),
    output: listOutput(AuditEvent),
  }),
  'audit/read': defineCall({
    access: 'Audit.view',
    summary: 'One event with what changed, field by field.',
    input: z.object({ id: z.int().positive() }),
    output: z.object({
      data: AuditEvent.extend({ changes: z.record(z.string(), Change) }),
    }),
  }),
  'audit/people': defineCall({
    access: 'Audit.view',
    summary: 'Users to look for in the record: by a part of the name, or the one of an id.',
    input: z.object({
      search: z.string().trim().max(100).default(''),
      id: z.int().positive().optional(),
    }),
    output: z.object({
      data: z.array(z.object({ id: z.int(), userId: z.string(), name: z.string() })),
    }),
  }),
  'audit/export': defineCall({
    access: 'Audit.export',
    summary: 'What a search finds in the record, as a table of comma-separated values.',
    file: { type: 'text/csv; charset=utf-8', name: 'audit.csv' },
    input: AuditSearch,
    output: FileBody,
  }),
};
