import { z } from 'zod';
import { Appointment } from '#contract/applications/appointment-shapes.ts';
import { APPOINTMENT_LIMITS } from '#contract/applications/appointments.ts';
import { defineCall } from '#contract/call.ts';
import { LocalizedText } from '#contract/localized.ts';
import { isStorable } from '#contract/text.ts';
import { Id, Remark } from './case-input.ts';
import { StaffResource } from './case-shapes.ts';

const Moment = z.iso.datetime();
const text = (most: number) => z.string().trim().max(most).refine(isStorable, 'invalid');
const required = (most: number) => text(most).min(1, 'required');

const CaseAppointment = Appointment.extend({
  madeBy: z.string(),
  madeAt: Moment,
  /** Who goes there for the house. */
  assignee: z.string(),
  cancelledAt: Moment.nullable(),
  /** Null: the applicant. */
  cancelledBy: z.string().nullable(),
  reason: z.string(),
});
export type CaseAppointment = z.infer<typeof CaseAppointment>;

/** As its applicant is told of it. */
export const AppointmentWanted = z.object({
  at: Moment,
  place: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('branch'), branchId: Id }),
    z.object({
      kind: z.literal('landOffice'),
      name: required(APPOINTMENT_LIMITS.text),
      address: text(APPOINTMENT_LIMITS.text).default(''),
      provinceCode: z.string().regex(/^\d{2}$/, 'required'),
    }),
  ]),
  who: required(APPOINTMENT_LIMITS.text),
  bring: text(APPOINTMENT_LIMITS.bring).default(''),
});

/** The day at the Land Office or in a branch. */
export const appointmentCalls = {
  'application/appointments': defineCall({
    access: 'resource.view',
    summary: 'The appointments of an application, newest first, and what a new one begins with.',
    input: z.object({ resource: StaffResource, id: Id }),
    output: z.object({
      data: z.object({
        appointments: z.array(CaseAppointment),
        /** Whether one can be made or moved now. */
        makes: z.boolean(),
        begins: z.object({ who: z.string(), bring: z.string(), provinceCode: z.string() }),
        /** Days without work, as the parameters have them. */
        holidays: z.string(),
      }),
    }),
  }),
  'application/appointmentBranches': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Branches to meet in, by any part of their name or place.',
    input: z.object({ search: text(APPOINTMENT_LIMITS.text) }),
    output: z.object({
      data: z.array(z.object({ id: z.int(), name: LocalizedText, address: LocalizedText })),
    }),
  }),
  'application/appoint': defineCall({
    access: 'RegisterMaint.edit',
    summary:
      'Arranges a day at a Land Office or in a branch, never when it is closed, or moves the one that is arranged.',
    input: AppointmentWanted.extend({
      id: Id,
      /** Who goes there for the house; left out, whoever plans it. */
      assignee: z.string().min(1).max(30).optional(),
      /** Whether the applicant is told; always asked, never assumed. */
      sendMessage: z.boolean(),
      /** Of the one that is moved. */
      moved: z.object({ appointmentId: Id, sequence: z.int().min(0) }).optional(),
    }),
    output: z.object({ data: z.object({ appointmentId: z.int(), sequence: z.int() }) }),
  }),
  'application/cancelAppointment': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Calls an appointment off.',
    input: z.object({
      ...{ id: Id, appointmentId: Id, sequence: z.int().min(0) },
      ...{ reason: Remark, sendMessage: z.boolean() },
    }),
    output: z.object({ data: z.null() }),
  }),
};
