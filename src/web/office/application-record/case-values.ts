import type { Applicant } from '#contract/applications/applications.ts';
import type { InputOf } from '#contract/calls.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import type { Language } from '#contract/language.ts';
import { bahtOrNone, satangOf } from '#contract/money.ts';
import { splitArea } from '#contract/products/calculator.ts';
import { formatCompanyId, formatIdCard } from '#contract/thai/ids.ts';
import { formatThaiPhone } from '#contract/thai/phone.ts';
import { formatDate } from '../../i18n/format.ts';

type CaseInput = InputOf<'application/add'>;
type ReferralInput = InputOf<'applicationPartner/add'>;
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

export function newDeed(rowKey: string): DeedValues {
  return { ...EMPTY_DEED, rowKey };
}

export function newCase(applicant: Applicant = 'individual'): CaseValues {
  return {
    applicant,
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
    network: null,
    receiveChannelId: null,
    guaranteeProvinceCode: '',
  };
}

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
    productId: record.productId,
    prefix: record.prefix,
    firstName: record.firstName,
    lastName: record.lastName,
    companyPrefix: record.companyPrefix,
    companyName: record.companyName,
    subdistrictCode: place.subdistrict.code,
    postcode: place.postcode,
    refCode: record.refCode,
    convenientTimeId: record.convenientTimeId,
    guaranteeTypeId: record.guaranteeTypeId,
    askedAmount: record.askedAmount,
    language: record.language,
    // Agreed to when it was sent.
    policy: true,
    marketing: record.marketing,
    network: record.network,
    receiveChannelId: record.receiveChannelId,
    guaranteeProvinceCode: record.guaranteeProvinceCode ?? '',
    deeds: record.deeds.map((deed) => ({
      rowKey: String(deed.id),
      guaranteeTypeId: deed.guaranteeTypeId,
      deedNo: deed.deedNo,
      landNo: deed.landNo,
      surveyPage: deed.surveyPage,
      mapSheet: deed.mapSheet,
      subdistrictCode: deed.place?.subdistrict.code ?? '',
      provinceCode: deed.provinceCode ?? '',
      ...areaOf(deed.area),
      governmentPrice: bahtOrNone(deed.governmentPrice),
      marketPrice: bahtOrNone(deed.marketPrice),
    })),
  };
}

/** As the server takes it. */
export function toInput({ productId, deeds, ...values }: CaseValues): CaseInput {
  return { ...values, productId: productId ?? 0, deeds: deeds.map(toDeed) };
}

/** What a partner tells; everything else is not theirs to know. */
export function toReferral(values: CaseValues): ReferralInput {
  const input = toInput(values);
  return {
    applicant: input.applicant,
    productId: input.productId,
    prefix: input.prefix,
    firstName: input.firstName,
    lastName: input.lastName,
    companyPrefix: input.companyPrefix,
    companyName: input.companyName,
    phone: input.phone,
    email: input.email,
    lineId: input.lineId,
    subdistrictCode: input.subdistrictCode,
    postcode: input.postcode,
    refCode: input.refCode,
    convenientTimeId: input.convenientTimeId,
    guaranteeTypeId: input.guaranteeTypeId,
    askedAmount: input.askedAmount,
    deeds: input.deeds,
    language: values.language,
    policy: input.policy,
    marketing: values.marketing,
  };
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
