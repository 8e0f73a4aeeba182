/** When borrower and lender meet. By itself it needs no schemas, so the web may load it alone. */
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localize.ts';
import type { AppointmentState } from './appointment-kinds.ts';
import type { AppointmentPlace } from './appointment-shapes.ts';
import { splitHolidays } from './split-holidays.ts';
import { type ApplicationStatus, isOpenStatus } from './states.ts';

export const APPOINTMENT_LIMITS = { text: 200, bring: 2_000, note: 1_000, daysAhead: 180 };

/** Land Offices work on the days of the government, and take nothing in late in the afternoon. */
export const LAND_OFFICE = {
  office_days: [1, 2, 3, 4, 5] as readonly number[],
  office_opens: '08:30',
  office_closes: '16:30',
};

/** Whether a move calls off the appointment that was arranged: what it was for is over or taken back. */
export function callsOff(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return from === 'approved' || !isOpenStatus(to);
}

/** Whether it is still to come. What has been is neither moved nor called off: another day is arranged. */
export function isAhead(
  { state, at }: { state: AppointmentState; at: string },
  now = Date.now(),
): boolean {
  return state === 'planned' && Date.parse(at) > now;
}

/** Whether somebody has written down the holidays of a year that move with the moon. */
export function knowsHolidays(holidays: string, day: string): boolean {
  const year = day.slice(0, 4);
  return splitHolidays(holidays).some((one) => one.startsWith(`${year}-`));
}

type Place = Pick<AppointmentPlace, 'name' | 'address' | 'province'>;

/** Where to, in one line; what names its province already does not name it twice. */
export function placeLine({ name, address, province }: Place, language: Language): string {
  const [where, street, area] = [name, address, province].map((one) => localize(one, language));
  const line = [where, street].filter(Boolean).join(' ');
  return area && !line.includes(area) ? `${line} ${area}` : line;
}

type Begun = {
  applicant: 'individual' | 'company';
  /** With what kind of title each is; empty where nobody has said. */
  deeds: ReadonlyArray<{ kind: string; deedNo: string }>;
};

const WORDS = {
  th: {
    who: { individual: 'ผู้กู้ และคู่สมรส (ถ้ามี)', company: 'กรรมการผู้มีอำนาจลงนาม' },
    deed: (kind: string, deedNo: string) =>
      `${kind ? `${kind} ฉบับจริง` : 'เอกสารสิทธิ์ที่ดินฉบับจริง'}${deedNo && ` เลขที่ ${deedNo}`}`,
    individual: [
      'บัตรประจำตัวประชาชนตัวจริง',
      'ทะเบียนบ้านตัวจริง',
      'หนังสือยินยอมและบัตรประชาชนของคู่สมรส (ถ้าสมรส)',
      'ใบสำคัญการสมรสหรือการหย่า (ถ้ามี)',
    ],
    company: [
      'หนังสือรับรองนิติบุคคล อายุไม่เกิน 30 วัน',
      'รายงานการประชุมที่อนุมัติการกู้และจำนอง',
      'ตราประทับของบริษัท',
      'บัตรประจำตัวประชาชนของกรรมการ',
    ],
  },
  en: {
    who: { individual: 'The borrower, and the spouse if any', company: 'The authorised directors' },
    deed: (kind: string, deedNo: string) =>
      `${kind ? `The original: ${kind}` : 'The original land title'}${deedNo && ` no. ${deedNo}`}`,
    individual: [
      'The original ID card',
      'The original house registration',
      'Consent and ID card of the spouse, if married',
      'Marriage or divorce certificate, if any',
    ],
    company: [
      'Company affidavit, not older than 30 days',
      'Minutes that approve borrowing and mortgage',
      'The company seal',
      'ID cards of the directors',
    ],
  },
};

/** Who comes and what to bring, as such a case needs it: officers change it as they like. */
export function beginAppointment({ applicant, deeds }: Begun, language: 'th' | 'en') {
  const words = WORDS[language];
  return {
    who: words.who[applicant],
    bring: [...deeds.map(({ kind, deedNo }) => words.deed(kind, deedNo)), ...words[applicant]].join(
      '\n',
    ),
  };
}
