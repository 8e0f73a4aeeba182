import type { Applicant } from '#contract/applications/applications.ts';
import type { Network } from '#contract/applications/networks.ts';
import type { LocalizedText } from '#contract/localized.ts';
import type { Captcha } from '#server/captcha/captcha.ts';
import { countSending } from '#server/captcha/form-sendings.ts';
import type { PolicyInForce } from '#server/consents/policy.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import type { PublicContext } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';

type Band = { minimum: number; maximum: number; individual: boolean; company: boolean };

/** A document that applicants are asked for. */
type OfferedDocument = {
  id: number;
  name: LocalizedText;
  individual: boolean;
  company: boolean;
  required: boolean;
  mostFiles: number;
  /** Empty: for every product. */
  productIds: number[];
};

/** What can be applied for and chosen at this moment. */
export type Offers = {
  products: Array<{ id: number; name: LocalizedText; bands: Band[] }>;
  convenientTimes: ReadonlySet<number>;
  /** With the products that each is for; empty: for every product. */
  guaranteeTypes: ReadonlyMap<number, readonly number[]>;
  receiveChannels: ReadonlySet<number>;
  uploadTypes: OfferedDocument[];
  /** Of the policy for personal data; 0 where none is written. */
  policy: PolicyInForce;
};

export type ApplyParts = Pick<StaffParts, 'db' | 'sealing' | 'parameters'> & {
  files: PrivateFiles;
  captcha: Captcha;
  /** Remembered until content changes. */
  offers: () => Promise<Offers>;
  /** Whether a network has a branch of this code. */
  isBranchCode: (db: Db, code: { network: Network; branch: string }) => Promise<boolean>;
  /** The LINE account that applicants can be linked to; undefined where there is none. */
  findLine: (db: Db) => Promise<{ basicId: string } | undefined>;
  findRejection: (
    db: Db,
    id: number,
  ) => Promise<{ name: LocalizedText; detail: LocalizedText } | undefined>;
};

/** Of what waits to be sent: a network has a fifth of it. */
export const WAITING = { ofOne: 2 * 1024 ** 3, ofAll: 10 * 1024 ** 3 };

/** Of one network: after those of some families the captcha is asked for, once for so many files. */
export const UPLOADS = {
  freeUploads: 60,
  freeBytes: 300 * 1024 ** 2,
  mostUploads: 600,
  ofPass: 20,
};

/** Of one network within an hour; after the free ones the captcha is asked for. */
export const LIMITS = {
  register: { free: 3, most: 60 },
  register_draft: { free: 3, most: 30 },
  register_status: { free: 5, most: 60 },
  register_copy: { free: 5, most: 5 },
  register_line: { free: 10, most: 10 },
  /** So few that nobody learns the codes of all branches by trying. */
  register_code: { free: 30, most: 30 },
};

export function count(
  { db, captcha }: ApplyParts,
  form: keyof typeof LIMITS,
  { request }: PublicContext,
  solution?: string,
): Promise<number> {
  return countSending(db, captcha, { form, address: request.ip, solution }, LIMITS[form]);
}

/** Whether something is meant for a product; where none is named, it is for every product. */
export function isForProduct(productIds: readonly number[], productId: number | null): boolean {
  return productIds.length === 0 || (productId !== null && productIds.includes(productId));
}

/** Which documents an application should have and has not. */
export function missingDocuments(
  { uploadTypes }: Offers,
  { applicant, productId }: { applicant: Applicant; productId: number },
  present: ReadonlyArray<number | null>,
) {
  return uploadTypes
    .filter(
      ({ id, required, productIds, [applicant]: asked }) =>
        required && asked && isForProduct(productIds, productId) && !present.includes(id),
    )
    .map(({ id, name }) => ({ uploadTypeId: id, name }));
}
