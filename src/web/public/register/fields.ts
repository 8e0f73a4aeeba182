import type { LocalizedText } from '#contract/localized.ts';
import type { Area } from '#contract/products/calculator.ts';

/** Everything as it was typed, so that nothing is lost on the way. */
const EMPTY_TEXTS = {
  productId: '',
  prefix: '',
  firstName: '',
  lastName: '',
  idCard: '',
  birthday: '',
  phone: '',
  email: '',
  lineId: '',
  companyPrefix: '',
  companyName: '',
  companyId: '',
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
  contactEmail: '',
  convenientTimeId: '',
  receiveChannelId: '',
  houseNo: '',
  moo: '',
  trok: '',
  soi: '',
  road: '',
  province: '',
  district: '',
  subdistrict: '',
  postcode: '',
  askedAmount: '',
  askedMonths: '',
  guaranteeTypeId: '',
  guaranteeProvince: '',
  refCode: '',
};

const EMPTY_DEED = {
  deedNo: '',
  landNo: '',
  surveyPage: '',
  mapSheet: '',
  province: '',
  rai: '',
  ngan: '',
  wah: '',
  governmentPrice: '',
  marketPrice: '',
};

export type TextName = keyof typeof EMPTY_TEXTS;
export type DeedField = keyof typeof EMPTY_DEED;
export type DeedFields = typeof EMPTY_DEED & { key: number };

export type Fields = typeof EMPTY_TEXTS & {
  applicant: 'individual' | 'company';
  /** How the chosen district and subdistrict are called, for the review. */
  districtName: LocalizedText;
  subdistrictName: LocalizedText;
  deeds: DeedFields[];
  policy: boolean;
  marketing: boolean;
};

export function newDeed(others: readonly DeedFields[]): DeedFields {
  return { ...EMPTY_DEED, key: 1 + Math.max(0, ...others.map(({ key }) => key)) };
}

/** How codes name what is typed of a plot: the three numbers of its area are one field. */
export function deedFieldOf(place: number, name: DeedField): string {
  const isPart = name === 'rai' || name === 'ngan' || name === 'wah';
  return `deeds.${place}.${isPart ? 'area' : name}`;
}

export const EMPTY_FIELDS: Fields = {
  ...EMPTY_TEXTS,
  applicant: 'individual',
  districtName: {},
  subdistrictName: {},
  deeds: [newDeed([])],
  policy: false,
  marketing: false,
};

/** What the address brings along: a product, the numbers of the calculator, who referred. */
export type Brought = {
  productId: string;
  applicant: Fields['applicant'] | undefined;
  prices: { government: string; market: string } | undefined;
  area: Area;
  askedAmount: string;
  askedMonths: string;
  refCode: string;
};

/** Laid over what is there: the newest wish counts, but typed prices of several plots stay. */
export function bring(fields: Fields, brought: Brought): Fields {
  const [first = newDeed([]), ...others] = fields.deeds;
  const { prices, area } = brought;
  const priced = prices &&
    others.length === 0 && {
      ...first,
      governmentPrice: prices.government,
      marketPrice: prices.market,
      ...(area.rai || area.ngan || area.wah ? area : {}),
    };
  return {
    ...fields,
    productId: brought.productId || fields.productId,
    applicant: brought.applicant ?? fields.applicant,
    refCode: brought.refCode || fields.refCode,
    askedAmount: brought.askedAmount || fields.askedAmount,
    askedMonths: brought.askedMonths || fields.askedMonths,
    deeds: [priced || first, ...others],
  };
}

export function bringsNothing(brought: Brought): boolean {
  return JSON.stringify(bring(EMPTY_FIELDS, brought)) === JSON.stringify(EMPTY_FIELDS);
}

/** Of an older form some fields may be missing, and of another program anything. */
export function readKept(kept: unknown): Fields {
  const values = (typeof kept === 'object' && kept ? kept : {}) as Partial<Fields>;
  const deeds = Array.isArray(values.deeds) && values.deeds.length > 0 ? values.deeds : undefined;
  return {
    ...EMPTY_FIELDS,
    ...Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) =>
          name in EMPTY_FIELDS && typeof value === typeof EMPTY_FIELDS[name as TextName],
      ),
    ),
    applicant: values.applicant === 'company' ? 'company' : 'individual',
    deeds: deeds?.map((deed) => ({ ...newDeed([]), ...deed })) ?? EMPTY_FIELDS.deeds,
  };
}

export function isBlankDeed({ key: _, ...deed }: DeedFields): boolean {
  return Object.values(deed).every((value) => value.trim() === '');
}
