import { randomInt } from 'node:crypto';
import type { PersonalDetails, Place } from '#contract/applications/applications.ts';
import { REFERENCE_LENGTH, REFERENCE_SIGNS } from '#contract/applications/reference.ts';
import type { CaseInput, DeedInput, ReferralInput } from '#contract/cases/case-input.ts';
import { AppError } from '#contract/errors.ts';
import { hasProvince } from '#server/addresses/places.ts';
import type { Db } from '#server/platform/db.ts';
import type { CaseFacts } from './parts.ts';
import { BLANK_PERSONAL, NO_COMPANY } from './personal.ts';
import type { Case } from './rows.ts';
import type { application, applicationDeed } from './tables.ts';

const PERSONAL_FIELDS = Object.keys(BLANK_PERSONAL) as Array<keyof PersonalDetails>;

type Input = CaseInput | ReferralInput;
type Columns = typeof application.$inferInsert;
type Deed = typeof applicationDeed.$inferInsert;

/**
 * What is known of the person after a change; what the input does not speak of stays. A company that
 * turns out to be a person has no number and no contact any more: nobody else is written to, and
 * nobody else opens the status page.
 */
export function personalOf(before: PersonalDetails, input: Input): PersonalDetails {
  const given: Partial<Record<string, unknown>> = input;
  const known = Object.fromEntries(
    PERSONAL_FIELDS.map((field) => [field, given[field] ?? before[field]]),
  ) as PersonalDetails;
  return input.applicant === 'company' ? known : { ...known, ...NO_COMPANY };
}

/**
 * The columns that follow from what was typed; refuses what names nothing. What was not touched
 * stays as it was told, also where products and places are called otherwise by now or are gone.
 */
export async function columnsOf(db: Db, knowledge: CaseFacts, input: Input, before?: Case) {
  const product = await productOf(db, knowledge, input, before);
  if (!product) throw new AppError('invalid_input', { 'values.productId': 'invalid' });
  const place = isSamePlace(input, before?.place)
    ? before?.place
    : await knowledge.findPlace(input.subdistrictCode, input.postcode);
  if (!place) throw new AppError('invalid_input', { 'values.subdistrictCode': 'invalid' });
  await demandProvince(input, before);
  const company = input.applicant === 'company';
  return {
    applicant: input.applicant,
    productId: product.id,
    productName: product.name,
    prefix: input.prefix,
    firstName: input.firstName,
    lastName: input.lastName,
    companyPrefix: company ? input.companyPrefix : '',
    companyName: company ? input.companyName : '',
    provinceCode: place.province.code,
    place,
    refCode: input.refCode,
    convenientTimeId: input.convenientTimeId,
    guaranteeTypeId: input.guaranteeTypeId,
    askedAmount: input.askedAmount,
    deedNumbers: input.deeds.flatMap(({ deedNo }) => deedNo || []).join(' '),
    language: input.language,
    ...('askedMonths' in input &&
      input.askedMonths !== undefined && { askedMonths: input.askedMonths }),
    ...('network' in input && {
      network: input.network,
      receiveChannelId: input.receiveChannelId,
      guaranteeProvinceCode: input.guaranteeProvinceCode || null,
    }),
  } satisfies Partial<Columns>;
}

async function productOf(db: Db, knowledge: CaseFacts, { productId }: Input, before?: Case) {
  if (productId === before?.productId) return { id: productId, name: before.productName };
  const { products } = await knowledge.readChoices(db);
  return products.find(({ id }) => id === productId);
}

function isSamePlace({ subdistrictCode, postcode }: Input, place: Place | undefined): boolean {
  if (!place || place.subdistrict.code !== subdistrictCode) return false;
  return postcode === '' || postcode === place.postcode;
}

async function demandProvince(input: Input, before?: Case): Promise<void> {
  if (!('guaranteeProvinceCode' in input)) return;
  const { guaranteeProvinceCode: code } = input;
  if (code === '' || code === before?.guaranteeProvinceCode || (await hasProvince(code))) return;
  throw new AppError('invalid_input', { 'values.guaranteeProvinceCode': 'invalid' });
}

export async function deedsOf(
  knowledge: CaseFacts,
  applicationId: number,
  deeds: readonly DeedInput[],
  before: ReadonlyArray<Pick<Deed, 'place'>> = [],
): Promise<Deed[]> {
  const known = before.flatMap(({ place }) => place ?? []);
  return Promise.all(
    deeds.map(async ({ id: _, subdistrictCode, provinceCode, ...deed }, position) => {
      const place =
        subdistrictCode &&
        (known.find(({ subdistrict }) => subdistrict.code === subdistrictCode) ??
          (await knowledge.findPlace(subdistrictCode, '')));
      if (subdistrictCode && !place)
        throw new AppError('invalid_input', {
          [`values.deeds.${position}.subdistrictCode`]: 'invalid',
        });
      const province = place ? place.province.code : provinceCode;
      return {
        ...deed,
        applicationId,
        position,
        provinceCode: province || null,
        place: place || null,
      };
    }),
  );
}

/** Random, so that none leads to another. */
export function newReference(): string {
  const signs = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_SIGNS[randomInt(REFERENCE_SIGNS.length)],
  ).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
