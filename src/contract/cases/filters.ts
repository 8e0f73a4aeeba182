/** By itself it needs no schemas, so the web may load it alone. */

/** Offers that lists are narrowed by. */
export const OFFER_FILTERS = ['made', 'accepted', 'declined', 'expired'] as const;

/** Appointments that lists are narrowed by: any that is ahead, or one within seven days. */
export const APPOINTMENT_FILTERS = ['ahead', 'week'] as const;
