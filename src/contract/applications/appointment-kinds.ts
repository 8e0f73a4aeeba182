/** By itself it needs no schemas, so the web may load it alone. */

/** One that is planned can be moved and cancelled; the others stay as they are. */
export const APPOINTMENT_STATES = ['planned', 'cancelled', 'over'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

export const APPOINTMENT_PLACES = ['landOffice', 'branch'] as const;
export type AppointmentPlaceKind = (typeof APPOINTMENT_PLACES)[number];
