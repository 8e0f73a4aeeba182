import type { Satang } from '#contract/money.ts';
import { formatHundredths } from '#contract/products/calculator.ts';
import { formatTypedNumber } from '#contract/typed-number.ts';
import { AMOUNT_FINDINGS, type AmountFinding } from './amounts.ts';
import type { SheetPart } from './decision.ts';
import type { DecisionSheet, SheetField } from './decision-shapes.ts';
import type { LandSource } from './weighing.ts';

type Words = {
  title: string;
  parts: Record<SheetPart | 'policy' | 'people' | 'changed', string>;
  fields: Record<SheetField, string>;
  sources: Record<LandSource, string>;
  unknown: string;
  baht: (amount: string) => string;
  months: (months: number) => string;
  ofDeeds: (appraised: number, deeds: number) => string;
  limit: (percent: string) => string;
  proposedBy: string;
  reason: string;
  note: string;
  approvedBy: string;
  nothingAgainst: string;
  unchanged: string;
  fromTo: (before: string, after: string) => string;
  nothing: string;
  /** What is found, by itself; and with the figure and its limit, where there are any. */
  findings: Record<AmountFinding, string>;
  figures: Partial<Record<AmountFinding, (figure: string, limit: string) => string>>;
};

const th: Words = {
  title: 'ใบสรุปประกอบการพิจารณา',
  parts: {
    asked: 'ที่ขอ',
    computed: 'ที่คำนวณ',
    checked: 'ที่ตรวจแล้ว',
    proposed: 'แผนเงินกู้',
    policy: 'เทียบกับเกณฑ์',
    people: 'ผู้เสนอและผู้อนุมัติ',
    changed: 'สิ่งที่เปลี่ยนหลังเสนอ',
  },
  fields: {
    askedAmount: 'วงเงินที่ขอ',
    askedMonths: 'ระยะเวลาที่ขอ',
    claimedLimit: 'วงเงินตามราคาที่แจ้ง',
    checkedLimit: 'วงเงินตามราคาที่ตรวจ',
    bandMinimum: 'วงเงินต่ำสุดของผลิตภัณฑ์',
    bandMaximum: 'วงเงินสูงสุดของผลิตภัณฑ์',
    landValue: 'มูลค่าหลักประกัน',
    landSource: 'ที่มาของมูลค่า',
    deeds: 'จำนวนโฉนด',
    appraised: 'โฉนดที่ประเมินแล้ว',
    appraisedUntil: 'ผลประเมินใช้ได้ถึง',
    missingPapers: 'เอกสารที่ยังขาด',
    uncheckedPapers: 'เอกสารที่ยังไม่ได้ตรวจ',
    income: 'รายได้ต่อเดือน',
    debts: 'หนี้ที่ผ่อนต่อเดือน',
    amount: 'วงเงิน',
    months: 'ระยะเวลาผ่อน',
    rate: 'ดอกเบี้ยต่อปี',
    instalment: 'ค่างวดต่อเดือน',
    effective: 'อัตราที่แท้จริงต่อปี',
    ltv: 'วงเงินต่อมูลค่าหลักประกัน (LTV)',
    highestLtv: 'เกณฑ์ LTV สูงสุด',
    dsr: 'ภาระหนี้ต่อรายได้ (DSR)',
    highestDsr: 'เกณฑ์ DSR สูงสุด',
    refused: 'เกณฑ์ที่ไม่ผ่าน',
    warned: 'ข้อที่ต้องมีเหตุผล',
  },
  sources: {
    appraised: 'ราคาที่ประเมิน',
    checked: 'ราคาตลาดที่ตรวจ ยังประเมินไม่ครบ',
    claimed: 'ตามที่ผู้สมัครแจ้ง ยังไม่ได้ตรวจ',
    none: 'ไม่มีข้อมูล',
  },
  unknown: 'ไม่มีข้อมูล',
  baht: (amount) => `${amount} บาท`,
  months: (months) => `${months} เดือน`,
  ofDeeds: (appraised, deeds) => `${appraised} จาก ${deeds}`,
  limit: (percent) => `เกณฑ์ไม่เกิน ${percent}`,
  proposedBy: 'ผู้เสนอ',
  reason: 'เหตุผลที่เสนอ',
  note: 'ที่มาของรายได้และหนี้',
  approvedBy: 'ผู้อนุมัติ',
  nothingAgainst: 'ผ่านทุกเกณฑ์ที่เปิดใช้',
  unchanged: 'ไม่มีข้อมูลใดเปลี่ยน',
  fromTo: (before, after) => `จาก ${before} เป็น ${after}`,
  nothing: 'ไม่มี',
  findings: {
    no_band: 'ผลิตภัณฑ์นี้ไม่มีวงเงินสำหรับผู้สมัครประเภทนี้ กรุณาตรวจผลิตภัณฑ์หรือประเภทผู้สมัคร',
    below_fees: 'ค่าธรรมเนียมก่อนรับเงินหักวงเงินนี้หมด ผู้สมัครจะไม่ได้รับเงินเลย กรุณาใส่วงเงินที่สูงกว่า',
    above_band: 'สูงกว่าวงเงินสูงสุดของผลิตภัณฑ์',
    below_band: 'ต่ำกว่าวงเงินขั้นต่ำของผลิตภัณฑ์',
    outside_terms: 'ระยะเวลาที่วางแผนอยู่นอกเงื่อนไขของผลิตภัณฑ์ หรือดอกเบี้ยสูงกว่าที่ประกาศ',
    below_terms: 'ดอกเบี้ยที่วางแผนต่ำกว่าอัตราต่ำสุดที่ผลิตภัณฑ์ประกาศ',
    land_refused: 'ผลประเมินล่าสุดไม่รับที่ดินบางแปลง',
    above_tier: 'สูงกว่าวงเงินที่คุณอนุมัติได้',
    above_ltv: 'วงเงินต่อมูลค่าหลักประกันเกินเกณฑ์',
    no_value: 'ยังไม่รู้มูลค่าหลักประกัน จึงเทียบกับเกณฑ์ไม่ได้',
    above_dsr: 'ภาระหนี้ต่อรายได้เกินเกณฑ์',
    no_income: 'ยังไม่รู้รายได้ ภาระหนี้ หรือค่างวด จึงเทียบกับเกณฑ์ไม่ได้',
    above_limit: 'สูงกว่าวงเงินที่คำนวณจากราคาที่ดิน',
    no_visit: 'ยังประเมินที่ดินไม่ครบทุกโฉนด',
    no_appraisal: 'ยังไม่ได้ตรวจราคาที่ดิน',
  },
  figures: {
    above_band: (figure, limit) => `${figure} บาท สูงกว่าวงเงินสูงสุดของผลิตภัณฑ์ ${limit} บาท`,
    above_tier: (figure, limit) =>
      `${figure} บาท สูงกว่าวงเงินที่คุณอนุมัติได้ ${limit} บาท กรุณาให้ผู้มีอำนาจสูงกว่าอนุมัติ`,
    above_ltv: (figure, limit) => `วงเงินต่อมูลค่าหลักประกัน ${figure} เกินเกณฑ์ ${limit}`,
    above_dsr: (figure, limit) => `ภาระหนี้ต่อรายได้ ${figure} เกินเกณฑ์ ${limit}`,
    above_limit: (figure, limit) => `${figure} บาท สูงกว่าวงเงินที่คำนวณจากราคาที่ดิน ${limit} บาท`,
    no_visit: (figure, limit) => `ประเมินแล้ว ${figure} จาก ${limit} โฉนด`,
  },
};

const en: Words = {
  title: 'Decision sheet',
  parts: {
    asked: 'Asked',
    computed: 'Computed',
    checked: 'Checked',
    proposed: 'The loan',
    policy: 'Against the policy',
    people: 'Proposed and approved by',
    changed: 'Changed since the proposal',
  },
  fields: {
    askedAmount: 'Amount asked for',
    askedMonths: 'Time asked for',
    claimedLimit: 'Limit by stated prices',
    checkedLimit: 'Limit by checked prices',
    bandMinimum: 'Least of the product',
    bandMaximum: 'Most of the product',
    landValue: 'Value of the security',
    landSource: 'Source of the value',
    deeds: 'Deeds',
    appraised: 'Deeds appraised',
    appraisedUntil: 'Appraisals valid until',
    missingPapers: 'Papers missing',
    uncheckedPapers: 'Papers not checked',
    income: 'Monthly income',
    debts: 'Paid on debts each month',
    amount: 'Amount',
    months: 'Repaid over',
    rate: 'Interest a year',
    instalment: 'Monthly instalment',
    effective: 'Effective rate a year',
    ltv: 'Loan to value (LTV)',
    highestLtv: 'Highest LTV',
    dsr: 'Debt service ratio (DSR)',
    highestDsr: 'Highest DSR',
    refused: 'Not within policy',
    warned: 'Needs a reason',
  },
  sources: {
    appraised: 'as appraised',
    checked: 'market price as checked, not all appraised',
    claimed: 'as the applicant stated, not checked',
    none: 'not known',
  },
  unknown: 'not known',
  baht: (amount) => `${amount} baht`,
  months: (months) => `${months} months`,
  ofDeeds: (appraised, deeds) => `${appraised} of ${deeds}`,
  limit: (percent) => `at most ${percent}`,
  proposedBy: 'Proposed by',
  reason: 'Reason given',
  note: 'Income and debts known from',
  approvedBy: 'Approved by',
  nothingAgainst: 'Within every rule that is in force',
  unchanged: 'Nothing has changed',
  fromTo: (before, after) => `from ${before} to ${after}`,
  nothing: 'none',
  findings: {
    no_band:
      'The product lends nothing to this kind of applicant: check the product or the kind of applicant',
    below_fees:
      'Fees before it is paid out take all of it, and the applicant receives nothing: name a larger amount',
    above_band: 'Above the most that the product lends',
    below_band: 'Below the least that the product lends',
    outside_terms:
      'Planned for a time that the product does not run, or at a rate above what it publishes',
    below_terms: 'Planned at a rate below the lowest that the product publishes',
    land_refused: 'The last appraisal refused some of the land',
    above_tier: 'Above the most that you may approve',
    above_ltv: 'Loan to value above the policy',
    no_value: 'The value of the security is not known, so it cannot be held against the policy',
    above_dsr: 'Debt service above the policy',
    no_income:
      'Income, debts or instalment are not known, so they cannot be held against the policy',
    above_limit: 'Above the limit that follows from the land prices',
    no_visit: 'Not every deed is appraised',
    no_appraisal: 'The land prices have not been checked',
  },
  figures: {
    above_band: (figure, limit) => `${figure} baht is above the product’s most, ${limit} baht`,
    above_tier: (figure, limit) =>
      `${figure} baht is above the ${limit} baht that you may approve: ask somebody who may approve more`,
    above_ltv: (figure, limit) => `Loan to value ${figure} is above the highest, ${limit}`,
    above_dsr: (figure, limit) => `Debt service ${figure} is above the highest, ${limit}`,
    above_limit: (figure, limit) =>
      `${figure} baht is above the limit by the land prices, ${limit} baht`,
    no_visit: (figure, limit) => `${figure} of ${limit} deeds are appraised`,
  },
};

const percent = (hundredths: number): string => `${formatTypedNumber(hundredths / 100, 2)}%`;
const money = (amount: Satang | null): string => (amount === null ? '–' : formatHundredths(amount));

/** What staff read of a decision sheet, on the screen and on paper. */
function wordsOf(words: Words) {
  /** A figure of the sheet as it is read; days are written by who shows them. */
  function value(field: SheetField, sheet: DecisionSheet, date: (iso: string) => string): string {
    const figure = sheet[field];
    if (figure === null) return words.unknown;
    switch (field) {
      case 'landSource':
        return words.sources[sheet.landSource];
      case 'landValue':
        return `${words.baht(money(sheet.landValue))} (${words.sources[sheet.landSource]})`;
      case 'appraised':
        return words.ofDeeds(sheet.appraised, sheet.deeds);
      case 'appraisedUntil':
        return date(String(figure));
      case 'askedMonths':
      case 'months':
        return words.months(Number(figure));
      case 'rate':
        return `${formatTypedNumber(Number(figure) / 1_000, 3)}%`;
      case 'ltv':
        return `${percent(Number(figure))} (${words.limit(percent(sheet.highestLtv))})`;
      case 'dsr':
        return `${percent(Number(figure))} (${words.limit(percent(sheet.highestDsr))})`;
      case 'effective':
      case 'highestLtv':
      case 'highestDsr':
        return percent(Number(figure));
      case 'deeds':
      case 'missingPapers':
      case 'uncheckedPapers':
        return String(figure);
      case 'refused':
      case 'warned':
        return (
          findingsIn(String(figure))
            .map((one) => words.findings[one])
            .join(', ') || words.nothing
        );
      default:
        return words.baht(money(figure as Satang));
    }
  }

  /** What speaks against the amount, with the figure and what it is held against. */
  function finding(of: AmountFinding, sheet: DecisionSheet, upTo: Satang | null = null): string {
    const { amount, bandMaximum, ltv, dsr, highestLtv, highestDsr, appraised, deeds } = sheet;
    const limit = sheet.checkedLimit ?? sheet.claimedLimit;
    const figures: Partial<Record<AmountFinding, readonly [string, string] | false>> = {
      above_band: [money(amount), money(bandMaximum)],
      above_tier: upTo !== null && [money(amount), money(upTo)],
      above_ltv: ltv !== null && [percent(ltv), percent(highestLtv)],
      above_dsr: dsr !== null && [percent(dsr), percent(highestDsr)],
      above_limit: limit !== null && [money(amount), money(limit)],
      no_visit: deeds > 0 && [String(appraised), String(deeds)],
    };
    const told = figures[of];
    return (told && words.figures[of]?.(...told)) || words.findings[of];
  }

  return { ...words, value, finding };
}

/** The findings that a sheet names. */
export function findingsIn(list: string): AmountFinding[] {
  const named = new Set(list.split(' '));
  return AMOUNT_FINDINGS.filter((finding) => named.has(finding));
}

export const SHEET_WORDS = { th: wordsOf(th), en: wordsOf(en) };
