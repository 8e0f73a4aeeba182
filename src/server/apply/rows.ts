import { PersonalDetails, type Place, type Pricing } from '#contract/applications/applications.ts';
import type { Network } from '#contract/applications/networks.ts';
import type { ApplyDeed, ApplyInput } from '#contract/apply/input.ts';
import { AppError, type FieldErrors } from '#contract/errors.ts';
import { sumOf } from '#contract/money.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { widestBand } from '#contract/products/calculator.ts';
import { findPlace, hasProvince } from '#server/addresses/places.ts';
import { personalColumns } from '#server/applications/personal.ts';
import { pricingOf } from '#server/applications/pricing.ts';
import type { application, applicationDeed } from '#server/applications/tables.ts';
import { wrongPolicy } from '#server/consents/policy.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import type { Offers } from './parts.ts';

type Row = Omit<typeof application.$inferInsert, 'reference' | 'dueAt'>;
type DeedRow = Omit<typeof applicationDeed.$inferInsert, 'applicationId'>;

/** What is written of an application, or everything that is wrong with it. */
export async function rowsOf(
  {
    offers,
    parameters,
    sealing,
    network,
  }: { offers: Offers; parameters: Parameters; sealing: Sealing; network: Network | null },
  input: ApplyInput,
): Promise<{ row: Row; deeds: DeedRow[] }> {
  const wrong = wrongChoices(offers, input);
  const place = await findPlace(input.subdistrict, input.postcode);
  if (!place || !isWithin(input, place)) wrong.subdistrict = 'invalid';
  const deeds = await Promise.all(
    input.deeds.map((deed, position) => deedRow(offers, wrong, deed, position)),
  );
  if (input.guaranteeProvince && !(await hasProvince(input.guaranteeProvince)))
    wrong.guaranteeProvince = 'invalid';
  const product = offers.products.find(({ id }) => id === input.productId);
  if (!product) wrong.productId = 'closed';
  if (!product || !place || Object.keys(wrong).length > 0)
    throw new AppError('invalid_input', wrong);
  const claimed = claimedOf(product, parameters, input);
  const company = input.applicant === 'company';
  return {
    row: {
      clientId: input.id,
      applicant: input.applicant,
      productId: product.id,
      productName: product.name,
      prefix: input.prefix,
      firstName: input.firstName,
      lastName: input.lastName,
      companyPrefix: company ? input.companyPrefix : '',
      companyName: company ? input.companyName : '',
      ...personalColumns(
        sealing,
        PersonalDetails.parse({ ...input, companyId: company ? input.companyId : '' }),
      ),
      provinceCode: place.province.code,
      place,
      refCode: input.refCode,
      network,
      channel: 'site',
      convenientTimeId: input.convenientTimeId,
      receiveChannelId: input.receiveChannelId,
      guaranteeTypeId: input.guaranteeTypeId,
      guaranteeProvinceCode: input.guaranteeProvince || null,
      askedAmount: input.askedAmount,
      askedMonths: input.askedMonths,
      claimed,
      deedNumbers: deeds.map(({ deedNo }) => deedNo).join(' '),
      language: input.language,
      policyVersion: input.policyVersion,
      marketing: input.marketing,
    },
    deeds,
  };
}

/** What was chosen from a list must still stand in it. */
function wrongChoices(offers: Offers, input: ApplyInput): FieldErrors {
  const wrong: FieldErrors = {};
  const check = (field: string, id: number | null, offered: ReadonlySet<number>) => {
    if (id !== null && !offered.has(id)) wrong[field] = 'invalid';
  };
  check('convenientTimeId', input.convenientTimeId, offers.convenientTimes);
  check('receiveChannelId', input.receiveChannelId, offers.receiveChannels);
  check('guaranteeTypeId', input.guaranteeTypeId, offers.guaranteeTypes);
  const policy = wrongPolicy(input.policyVersion, offers.policy);
  if (policy) wrong.policy = policy;
  return wrong;
}

type Codes = { province: string; district: string; subdistrict: string };

/** The codes name one place, each inside the one above. */
function isWithin({ province, district }: Codes, place: Place): boolean {
  return place.province.code === province && place.district.code === district;
}

async function deedRow(
  { guaranteeTypes }: Offers,
  wrong: FieldErrors,
  { province, district, subdistrict, ...deed }: ApplyDeed,
  position: number,
): Promise<DeedRow> {
  const field = (name: string) => `deeds.${position}.${name}`;
  if (deed.guaranteeTypeId !== null && !guaranteeTypes.has(deed.guaranteeTypeId))
    wrong[field('guaranteeTypeId')] = 'invalid';
  const place = subdistrict ? await findPlace(subdistrict) : undefined;
  if (subdistrict && !(place && isWithin({ province, district, subdistrict }, place)))
    wrong[field('subdistrict')] = 'invalid';
  if (province && !(await hasProvince(province))) wrong[field('province')] = 'invalid';
  return { ...deed, position, provinceCode: province || null, place: place ?? null };
}

/** The limit by the rule of this day: whatever the form showed, this is what the server worked out. */
function claimedOf(
  { bands }: Offers['products'][number],
  parameters: Parameters,
  input: ApplyInput,
): Pricing | null {
  const { applicant, deeds } = input;
  const sum = (price: 'governmentPrice' | 'marketPrice') =>
    sumOf(deeds.map(({ [price]: named }) => named));
  const band = widestBand(bands.filter(({ [applicant]: fits }) => fits));
  return pricingOf(band, parameters, {
    governmentPrice: input.governmentPrice ?? sum('governmentPrice'),
    marketPrice: input.marketPrice ?? sum('marketPrice'),
  });
}
