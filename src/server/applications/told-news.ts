import type { OfferState } from '#contract/applications/offer-kinds.ts';
import type { applicationAppointment } from './appointment-tables.ts';
import type { AppointmentNews } from './ask-for-text.ts';
import type { applicationOffer } from './offer-tables.ts';
import type { application } from './tables.ts';

type Offered = Pick<typeof applicationOffer.$inferSelect, 'amount' | 'validUntil'>;
type Appointed = Pick<typeof applicationAppointment.$inferSelect, 'at' | 'place' | 'who' | 'bring'>;

/** What an applicant is told of, as it is or as it would be. */
export type ToldNews =
  | Pick<typeof application.$inferSelect, 'status' | 'rejectReasonId'>
  | { offer: Offered; state: OfferState }
  | { appointment: Appointed; what: AppointmentNews };
