import { localize } from '#contract/localize.ts';
import { formatHundredths } from '#contract/products/calculator.ts';
import { dayInWords } from '#contract/thai/day-words.ts';
import { formatTypedNumber } from '#contract/typed-number.ts';
import type { OfferAnswer, OfferLanguage, OfferState } from './offer-kinds.ts';
import type { LoanOffer } from './offer-shapes.ts';

type Words = {
  title: (reference: string, number: number) => string;
  labels: Record<
    | 'product'
    | 'amount'
    | 'rate'
    | 'effective'
    | 'months'
    | 'instalment'
    | 'fees'
    | 'early'
    | 'late'
    | 'conditions'
    | 'validUntil',
    string
  >;
  baht: (amount: string) => string;
  months: (months: number) => string;
  rate: (percent: string, fixed: boolean) => string;
  interestFirst: (months: number, interest: string, instalment: string) => string;
  principalLast: (interest: string, last: string) => string;
  /** Of instalments whose last one pays what rounding left. */
  lastDiffers: (payments: string, last: string) => string;
  fees: (appraisal: string, registration: string, stamp: string, total: string) => string;
  early: (percent: string, months: number) => string;
  none: string;
  statements: Record<OfferAnswer, string>;
  states: Record<OfferState, string>;
};

const th: Words = {
  title: (reference, number) => `ข้อเสนอสินเชื่อ ใบสมัครเลขที่ ${reference} ฉบับที่ ${number}`,
  labels: {
    product: 'สินเชื่อ',
    amount: 'วงเงิน',
    rate: 'ดอกเบี้ยต่อปี',
    effective: 'อัตราที่แท้จริงต่อปี',
    months: 'ระยะเวลาผ่อน',
    instalment: 'ค่างวดต่อเดือน',
    fees: 'ค่าใช้จ่ายก่อนรับเงิน',
    early: 'ค่าปิดบัญชีก่อนกำหนด',
    late: 'ดอกเบี้ยเมื่อผิดนัด',
    conditions: 'เงื่อนไข',
    validUntil: 'ตอบรับได้ถึงวันที่',
  },
  baht: (amount) => `${amount} บาท`,
  months: (months) => `${months} เดือน`,
  rate: (percent, fixed) => `${percent}% ${fixed ? 'คงที่' : 'ลอยตัว'}`,
  interestFirst: (months, interest, instalment) =>
    `${months} เดือนแรกชำระดอกเบี้ยเดือนละ ${interest} บาท หลังจากนั้นเดือนละ ${instalment} บาท`,
  principalLast: (interest, last) => `ชำระดอกเบี้ยเดือนละ ${interest} บาท และงวดสุดท้าย ${last} บาท`,
  lastDiffers: (payments, last) => `${payments} งวดสุดท้าย ${last} บาท`,
  fees: (appraisal, registration, stamp, total) =>
    `รวม ${total} บาท (ประเมินที่ดิน ${appraisal} จดจำนอง ${registration} อากรแสตมป์ ${stamp})`,
  early: (percent, months) => `${percent}% ของเงินต้นที่ชำระ ถ้าปิดภายใน ${months} เดือนแรก`,
  none: 'ไม่มี',
  statements: {
    accept:
      'ข้าพเจ้าได้อ่านข้อเสนอนี้ครบถ้วนแล้ว และตอบรับตามวงเงิน ดอกเบี้ย ระยะเวลา ค่าใช้จ่าย และเงื่อนไขข้างต้น ข้าพเจ้าทราบว่าการตอบรับนี้ยังไม่ใช่สัญญากู้ และจะได้รับเงินเมื่อลงนามสัญญาและจดจำนองที่สำนักงานที่ดินแล้ว',
    decline: 'ข้าพเจ้าได้อ่านข้อเสนอนี้แล้ว และไม่รับข้อเสนอนี้',
  },
  states: {
    made: 'รอคำตอบ',
    accepted: 'ตอบรับแล้ว',
    declined: 'ไม่รับ',
    expired: 'หมดอายุ',
    withdrawn: 'ถอนแล้ว',
    replaced: 'มีฉบับใหม่แทน',
  },
};

const en: Words = {
  title: (reference, number) => `Loan offer, application ${reference}, no. ${number}`,
  labels: {
    product: 'Loan',
    amount: 'Amount',
    rate: 'Interest a year',
    effective: 'Effective rate a year',
    months: 'Repaid over',
    instalment: 'Monthly instalment',
    fees: 'Costs before the loan is paid out',
    early: 'Repaying early',
    late: 'Interest in default',
    conditions: 'Conditions',
    validUntil: 'Can be accepted until',
  },
  baht: (amount) => `${amount} baht`,
  months: (months) => `${months} months`,
  rate: (percent, fixed) => `${percent}% ${fixed ? 'fixed' : 'floating'}`,
  interestFirst: (months, interest, instalment) =>
    `Interest alone for the first ${months} months, ${interest} baht each; ${instalment} baht each after that`,
  principalLast: (interest, last) =>
    `Interest alone, ${interest} baht each; the last instalment is ${last} baht`,
  lastDiffers: (payments, last) => `${payments}, the last one ${last} baht`,
  fees: (appraisal, registration, stamp, total) =>
    `${total} baht in all (appraisal ${appraisal}, mortgage registration ${registration}, stamp duty ${stamp})`,
  early: (percent, months) =>
    `${percent}% of the principal repaid, within the first ${months} months`,
  none: 'none',
  statements: {
    accept:
      'I have read this offer in full and accept it: the amount, the interest, the time, the costs and the conditions above. I know that this is not yet the loan agreement, and that the money is paid out once the agreement is signed and the mortgage is registered at the Land Office.',
    decline: 'I have read this offer and do not accept it.',
  },
  states: {
    made: 'Waiting for the answer',
    accepted: 'Accepted',
    declined: 'Declined',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
    replaced: 'Replaced by a newer one',
  },
};

export const OFFER_WORDS = { th, en };

export type OfferFact = keyof Words['labels'];

/** What an offer says, line by line: the page, the paper and the evidence have the same words. */
export function offerFacts(
  offer: LoanOffer,
  language: OfferLanguage,
): ReadonlyArray<{ fact: OfferFact; label: string; value: string }> {
  const words = OFFER_WORDS[language];
  const { terms, figures } = offer;
  const { appraisalFee, registrationFee, stampDuty } = figures;
  const total = appraisalFee + registrationFee + stampDuty;
  const values: Record<OfferFact, string> = {
    product: localize(offer.product, language),
    amount: words.baht(formatHundredths(offer.amount)),
    rate: words.rate(formatTypedNumber(offer.rate / 1_000, 3), terms.rateKind === 'fixed'),
    effective:
      figures.effective === null ? '' : `${formatTypedNumber(figures.effective / 100, 2)}%`,
    months: words.months(offer.months),
    instalment: paymentsOf(offer, words),
    fees:
      total === 0
        ? words.none
        : words.fees(
            formatHundredths(appraisalFee),
            formatHundredths(registrationFee),
            formatHundredths(stampDuty),
            formatHundredths(total),
          ),
    early:
      terms.earlySettlementPercent === 0 || terms.earlySettlementMonths === 0
        ? words.none
        : words.early(
            formatTypedNumber(terms.earlySettlementPercent, 3),
            terms.earlySettlementMonths,
          ),
    late: `${formatTypedNumber(terms.lateInterestPercent, 3)}%`,
    conditions: offer.conditions,
    validUntil: dayInWords(offer.validUntil, language),
  };
  return (Object.keys(words.labels) as OfferFact[])
    .filter((fact) => values[fact] !== '')
    .map((fact) => ({ fact, label: words.labels[fact], value: values[fact] }));
}

function paymentsOf({ terms, figures }: LoanOffer, words: Words): string {
  const [interest, instalment, last] = [
    formatHundredths(figures.interestOnlyPayment),
    formatHundredths(figures.instalment),
    formatHundredths(figures.last),
  ];
  const { interestOnlyMonths } = figures;
  if (interestOnlyMonths > 0 && terms.repayment === 'principal_last')
    return words.principalLast(interest, last);
  const payments =
    interestOnlyMonths === 0
      ? words.baht(instalment)
      : words.interestFirst(interestOnlyMonths, interest, instalment);
  return last === instalment ? payments : words.lastDiffers(payments, last);
}

/** Everything that stands on the page when somebody answers, with what they say by it. */
export function offerWording(
  offer: LoanOffer,
  answer: OfferAnswer,
  language: OfferLanguage,
): string {
  const words = OFFER_WORDS[language];
  return [
    words.title(offer.reference, offer.number),
    ...offerFacts(offer, language).map(({ label, value }) => `${label}: ${value}`),
    words.statements[answer],
  ].join('\n');
}
