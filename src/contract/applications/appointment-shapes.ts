import { z } from 'zod';
import { LocalizedText } from '#contract/localized.ts';
import { APPOINTMENT_PLACES, APPOINTMENT_STATES } from './appointment-kinds.ts';

/** Where somebody comes to, as it was when the appointment was made. */
export const AppointmentPlace = z.object({
  kind: z.enum(APPOINTMENT_PLACES),
  /** Of a branch. */
  branchId: z.int().nullable(),
  name: LocalizedText,
  address: LocalizedText,
  provinceCode: z.string(),
  province: LocalizedText,
});
export type AppointmentPlace = z.infer<typeof AppointmentPlace>;

export const Appointment = z.object({
  appointmentId: z.int(),
  /** Counts how often it was changed. */
  sequence: z.int(),
  state: z.enum(APPOINTMENT_STATES),
  at: z.iso.datetime(),
  place: AppointmentPlace,
  who: z.string(),
  bring: z.string(),
  /** When the applicant asked for another day, and what they said. */
  askedAt: z.iso.datetime().nullable(),
  askedNote: z.string(),
});
export type Appointment = z.infer<typeof Appointment>;
