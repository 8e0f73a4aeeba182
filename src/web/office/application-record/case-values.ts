import type { Applicant } from '#contract/applications/applications.ts';
import type { InputOf } from '#contract/calls.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import type { Language } from '#contract/language.ts';
import { bahtOrNone, satangOf } from '#contract/money.ts';
import { splitArea } from '#contract/products/calculator.ts';
import { formatCompanyId, formatIdCard } from '#contract/thai/ids.ts';
import { formatThaiPhone } from '#contract/thai/phone.ts';
import { formatDate } from '../../i18n/format.ts';
import { only } from '../resource/only.ts';

type CaseInput = InputOf<'application/save'>['values'];
type ReferralInput = InputOf<'applicationPartner/save'>['values'];
type DeedInput = CaseInput['deeds'][number];

const NGAN_PER_RAI = 4;
const WAH_PER_NGAN = 100;
const HUNDREDTHS = 100;

/** A plot as it is typed: areas as deeds write them, prices in baht. */
type DeedValues = Omit<DeedInput, 'area' | 'governmentPrice' | 'marketPrice'> & {
  /** Tells rows apart while they are typed. */
  rowKey: string;
  rai: number | null;
  ngan: number | null;
  wah: number | null;
  governmentPrice: number | null;
  marketPrice: number | null;
};

export type CaseValues = Omit<CaseInput, 'deeds' | 'language' | 'marketing' | 'productId'> & {
  language: Language;
  marketing: boolean;
  productId: number | undefined;
  deeds: DeedValues[];
};

const EMPTY_DEED = {
  guaranteeTypeId: null,
  deedNo: '',
  landNo: '',
  surveyPage: '',
  mapSheet: '',
  subdistrictCode: '',
  provinceCode: '',
  rai: null,
  ngan: null,
  wah: null,
  governmentPrice: null,
  marketPrice: null,
};

/** What is not a partner's to know. */
const FOR_STAFF = {
  idCard: '',
  companyId: '',
  birthday: '',
  houseNo: '',
  moo: '',
  trok: '',
  soi: '',
  road: '',
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
  contactEmail: '',
  askedMonths: null,
  network: null,
  receiveChannelId: null,
  guaranteeProvinceCode: '',
};

export function newDeed(rowKey: string): DeedValues {
  return { ...EMPTY_DEED, rowKey };
}

/** What everybody tells of an application, who fills it in. */
const TOLD: Omit<CaseValues, keyof typeof FOR_STAFF> = {
  applicant: 'individual',
  productId: undefined,
  prefix: '',
  firstName: '',
  lastName: '',
  companyPrefix: '',
  companyName: '',
  phone: '',
  email: '',
  lineId: '',
  subdistrictCode: '',
  postcode: '',
  refCode: '',
  convenientTimeId: null,
  guaranteeTypeId: null,
  askedAmount: null,
  deeds: [],
  language: 'th',
  policy: false,
  marketing: false,
};

export function newCase(applicant: Applicant = 'individual'): CaseValues {
  return { ...TOLD, ...FOR_STAFF, deeds: [], applicant };
}

/** What a record calls as its form does. */
const ALIKE = [
  ...(['productId', 'prefix', 'firstName', 'lastName', 'companyPrefix', 'companyName'] as const),
  ...(['refCode', 'convenientTimeId', 'guaranteeTypeId', 'askedAmount', 'askedMonths'] as const),
  ...(['language'] as const),
  ...(['marketing', 'network', 'receiveChannelId'] as const),
];

/** What is kept, written the way the reader would type it. */
export function valuesOf(record: CaseDetails, language: Language): CaseValues {
  const { personal, place } = record;
  return {
    ...newCase(record.applicant),
    ...personal,
    idCard: formatIdCard(personal.idCard),
    companyId: formatCompanyId(personal.companyId),
    birthday: personal.birthday && formatDate(personal.birthday, language),
    phone: formatThaiPhone(personal.phone),
    contactPhone: formatThaiPhone(personal.contactPhone),
    ...only(record, ...ALIKE),
    subdistrictCode: place.subdistrict.code,
    postcode: place.postcode,
    // Agreed to when it was sent.
    policy: true,
    guaranteeProvinceCode: record.guaranteeProvinceCode ?? '',
    deeds: record.deeds.map((deed) => ({
      rowKey: String(deed.id),
      id: deed.id,
      ...only(deed, 'guaranteeTypeId', 'deedNo', 'landNo', 'surveyPage', 'mapSheet'),
      subdistrictCode: deed.place?.subdistrict.code ?? '',
      provinceCode: deed.provinceCode ?? '',
      ...areaOf(deed.area),
      governmentPrice: bahtOrNone(deed.governmentPrice),
      marketPrice: bahtOrNone(deed.marketPrice),
    })),
  };
}

const OF_COMPANY = {
  companyPrefix: '',
  companyName: '',
  companyId: '',
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
  contactEmail: '',
};

/** As the server takes it. What was typed of a company is not meant any more of a person. */
export function toInput({ productId, deeds, ...values }: CaseValues): CaseInput {
  return {
    ...values,
    ...(values.applicant === 'individual' && OF_COMPANY),
    productId: productId ?? 0,
    deeds: deeds.map(toDeed),
  };
}

/** What a partner tells; everything else is not theirs to know. */
export function toReferral(values: CaseValues): ReferralInput {
  return only(toInput(values), ...(Object.keys(TOLD) as Array<keyof typeof TOLD>));
}

/** Where the form asks for what the server refused: an area is typed in three parts. */
export function fieldOf(path: string): string {
  return path.replace(/^(deeds\.\d+)\.area$/, '$1.rai');
}

function areaOf(area: number | null): Pick<DeedValues, 'rai' | 'ngan' | 'wah'> {
  if (area === null) return { rai: null, ngan: null, wah: null };
  const { rai, ngan, wah } = splitArea(area);
  return { rai, ngan, wah: wah / HUNDREDTHS };
}

function toDeed({ rowKey: _, ...values }: DeedValues): DeedInput {
  const { rai, ngan, wah, governmentPrice, marketPrice, ...deed } = values;
  const wahs = ((rai ?? 0) * NGAN_PER_RAI + (ngan ?? 0)) * WAH_PER_NGAN + (wah ?? 0);
  const none = rai === null && ngan === null && wah === null;
  return {
    ...deed,
    area: none ? null : Math.round(wahs * HUNDREDTHS),
    governmentPrice: governmentPrice === null ? null : satangOf(governmentPrice),
    marketPrice: marketPrice === null ? null : satangOf(marketPrice),
  };
}
