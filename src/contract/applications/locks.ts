import type { OfferState } from './offer-kinds.ts';
import type { ApplicationStatus } from './states.ts';

/** What a proposal and an approval are about: who, for what, and on which land. */
export const LOCKED_FIELDS = [
  'applicant',
  'productId',
  'prefix',
  'firstName',
  'lastName',
  'companyPrefix',
  'companyName',
  'idCard',
  'companyId',
  'birthday',
  'askedAmount',
  'askedMonths',
  'guaranteeTypeId',
  'guaranteeProvinceCode',
  'deeds',
] as const;

/** From the proposal on these stay as they were judged, or it is judged anew. */
export function isLocked(status: ApplicationStatus): boolean {
  return status === 'approval' || status === 'approved';
}

type Judged = { status: ApplicationStatus; offerState?: OfferState | null };

/** Why what was judged is not changed as it is; what the applicant accepted, whatever the reason. */
export function lockOf({ status, offerState }: Judged) {
  if (!isLocked(status)) return undefined;
  return offerState === 'accepted' ? 'offer_accepted' : 'locked_proposal';
}
