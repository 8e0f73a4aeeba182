import { randomInt } from 'node:crypto';
import type { CaseInput, DeedInput, ReferralInput } from '#contract/application-case-input.ts';
import { REFERENCE_LENGTH, REFERENCE_SIGNS } from '#contract/application-reference.ts';
import type { PersonalDetails } from '#contract/applications.ts';
import { AppError } from '#contract/errors.ts';
import { changesBetween } from '#server/audit/record.ts';
import type { Db } from '#server/platform/db.ts';
import type { CaseKnowledge } from './case-parts.ts';
import type { Case } from './case-rows.ts';
import { BLANK_PERSONAL } from './personal.ts';
import type { application, applicationDeed } from './tables.ts';

const PERSONAL_FIELDS = Object.keys(BLANK_PERSONAL) as Array<keyof PersonalDetails>;

type Input = CaseInput | ReferralInput;
type Columns = typeof application.$inferInsert;
type Deed = typeof applicationDeed.$inferInsert;

/** What is known of the person after a change; what the input does not speak of stays. */
export function personalOf(before: PersonalDetails, input: Input): PersonalDetails {
  const given: Partial<Record<string, unknown>> = input;
  return Object.fromEntries(
    PERSONAL_FIELDS.map((field) => [field, given[field] ?? before[field]]),
  ) as PersonalDetails;
}

/** The columns that follow from what was typed; refuses what names nothing. */
export async function columnsOf(db: Db, knowledge: CaseKnowledge, input: Input) {
  const { products } = await knowledge.readChoices(db);
  const product = products.find(({ id }) => id === input.productId);
  if (!product) throw new AppError('invalid_input', { 'values.productId': 'invalid' });
  const place = await knowledge.findPlace(input.subdistrictCode, input.postcode);
  if (!place) throw new AppError('invalid_input', { 'values.subdistrictCode': 'invalid' });
  return {
    applicant: input.applicant,
    productId: product.id,
    productName: product.name,
    prefix: input.prefix,
    firstName: input.firstName,
    lastName: input.lastName,
    companyPrefix: input.companyPrefix,
    companyName: input.companyName,
    provinceCode: place.province.code,
    place,
    refCode: input.refCode,
    convenientTimeId: input.convenientTimeId,
    guaranteeTypeId: input.guaranteeTypeId,
    askedAmount: input.askedAmount,
    deedNumbers: input.deeds.map(({ deedNo }) => deedNo).join(' '),
    language: input.language,
    ...('network' in input && {
      network: input.network,
      receiveChannelId: input.receiveChannelId,
      guaranteeProvinceCode: input.guaranteeProvinceCode || null,
    }),
  } satisfies Partial<Columns>;
}

export async function deedsOf(
  knowledge: CaseKnowledge,
  applicationId: number,
  deeds: readonly DeedInput[],
): Promise<Deed[]> {
  return Promise.all(
    deeds.map(async ({ subdistrictCode, provinceCode, ...deed }, position) => {
      const place = subdistrictCode && (await knowledge.findPlace(subdistrictCode, ''));
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

/** What the record of what was done may tell with its values; of all else, that it changed. */
const TOLD = [
  'applicant',
  'productId',
  'refCode',
  'network',
  'convenientTimeId',
  'receiveChannelId',
  'guaranteeTypeId',
  'guaranteeProvinceCode',
  'askedAmount',
  'language',
] as const satisfies ReadonlyArray<keyof Case>;
const UNTOLD = [
  'prefix',
  'firstName',
  'lastName',
  'companyPrefix',
  'companyName',
  'place',
] as const satisfies ReadonlyArray<keyof Case>;

type State = { row: Partial<Case>; personal: PersonalDetails; deeds: unknown };

export function changesOf(before: State, after: State) {
  const names = {
    ...changesBetween<Case>(before.row, after.row, UNTOLD),
    ...changesBetween<PersonalDetails>(before.personal, after.personal, PERSONAL_FIELDS),
    ...changesBetween<{ deeds: unknown }>(before, after, ['deeds']),
  };
  const untold = Object.fromEntries(Object.keys(names).map((field) => [field, {}]));
  return { ...changesBetween<Case>(before.row, after.row, TOLD), ...untold };
}

/** Random, so that none leads to another. */
export function newReference(): string {
  const signs = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_SIGNS[randomInt(REFERENCE_SIGNS.length)],
  ).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
