import { PersonalDetails, type Place, type Pricing } from '#contract/applications/applications.ts';
import { landPrices } from '#contract/applications/land-prices.ts';
import { ageProblem } from '#contract/applications/least-age.ts';
import type { Network } from '#contract/applications/networks.ts';
import type { ApplyDeed, ApplyInput } from '#contract/apply/input.ts';
import { AppError, type FieldErrors } from '#contract/errors.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { widestBand } from '#contract/products/calculator.ts';
import { findPlace, hasProvince } from '#server/addresses/places.ts';
import { NO_COMPANY, personalColumns } from '#server/applications/personal.ts';
import { pricingOf } from '#server/applications/pricing.ts';
import type { application, applicationDeed } from '#server/applications/tables.ts';
import { wrongPolicy } from '#server/consents/policy.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { isForProduct, type Offers } from './parts.ts';

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
  const wrong = { ...wrongChoices(offers, input), ...wrongAge(parameters, input) };
  const place = await findPlace(input.subdistrict, input.postcode);
  if (!place || !isWithin(input, place)) wrong.subdistrict = 'invalid';
  const deeds = await Promise.all(
    input.deeds.map((deed, position) => deedRow(offers, input, wrong, { deed, position })),
  );
  if (input.guaranteeProvince && !(await hasProvince(input.guaranteeProvince)))
    wrong.guaranteeProvince = 'invalid';
  const product = offers.products.find(({ id }) => id === input.productId);
  const bands = product?.bands.filter(({ [input.applicant]: fits }) => fits) ?? [];
  if (!product) wrong.productId = 'closed';
  else if (bands.length === 0) wrong.productId = 'not_offered';
  if (!product || !place || Object.keys(wrong).length > 0)
    throw new AppError('invalid_input', wrong);
  const claimed = claimedOf(widestBand(bands), parameters, input);
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
        PersonalDetails.parse({ ...input, ...(company ? {} : NO_COMPANY) }),
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
  if (!isGuarantee(offers, input, input.guaranteeTypeId)) wrong.guaranteeTypeId = 'invalid';
  const policy = wrongPolicy(input.policyVersion, offers.policy);
  if (policy) wrong.policy = policy;
  return wrong;
}

/** Of a company nobody’s day of birth is asked. */
function wrongAge(
  { applicant_least_age }: Parameters,
  { applicant, birthday }: ApplyInput,
): FieldErrors {
  const asked = applicant === 'individual' && birthday !== '';
  const code = asked ? ageProblem(birthday, applicant_least_age) : undefined;
  return code ? { birthday: code } : {};
}

/** Whether land of this kind secures the product that is applied for. */
function isGuarantee(
  { guaranteeTypes }: Offers,
  { productId }: ApplyInput,
  typeId: number | null,
): boolean {
  const productIds = typeId === null ? [] : guaranteeTypes.get(typeId);
  return productIds !== undefined && isForProduct(productIds, productId);
}

type Codes = { province: string; district: string; subdistrict: string };

/** The codes name one place, each inside the one above. */
function isWithin({ province, district }: Codes, place: Place): boolean {
  return place.province.code === province && place.district.code === district;
}

async function deedRow(
  offers: Offers,
  input: ApplyInput,
  wrong: FieldErrors,
  { deed: asked, position }: { deed: ApplyDeed; position: number },
): Promise<DeedRow> {
  const { province, district, subdistrict, ...deed } = asked;
  const field = (name: string) => `deeds.${position}.${name}`;
  if (!isGuarantee(offers, input, deed.guaranteeTypeId))
    wrong[field('guaranteeTypeId')] = 'invalid';
  const place = subdistrict ? await findPlace(subdistrict) : undefined;
  if (subdistrict && !(place && isWithin({ province, district, subdistrict }, place)))
    wrong[field('subdistrict')] = 'invalid';
  if (province && !(await hasProvince(province))) wrong[field('province')] = 'invalid';
  return { ...deed, position, provinceCode: province || null, place: place ?? null };
}

/** The limit by the rule of this day: whatever the form showed, this is what the server worked out. */
function claimedOf(
  band: ReturnType<typeof widestBand>,
  parameters: Parameters,
  input: ApplyInput,
): Pricing | null {
  const { governmentPrice, marketPrice, deeds } = input;
  const whole = governmentPrice && marketPrice ? { governmentPrice, marketPrice } : undefined;
  return pricingOf(band, parameters, whole ?? landPrices(deeds));
}
