import { placeLine } from '#contract/applications/appointments.ts';
import { localize } from '#contract/localized.ts';
import type { MailLanguage } from '#contract/mail/mail.ts';
import { thaiClock } from '#contract/thai/day.ts';
import { dayInWords } from '#contract/thai/day-words.ts';
import type { AppointmentRow } from './appointments.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

/** How long it is marked in calendars: signing and registering take a morning at most. */
const MINUTES = 120;

const WORDS = {
  th: {
    landOffice: (reference: string) => `นัดทำสัญญาและจดจำนอง ใบสมัคร ${reference}`,
    branch: (reference: string) => `นัดที่สาขา ใบสมัคร ${reference}`,
    who: 'ผู้ที่ต้องมา',
    bring: 'สิ่งที่ต้องนำมา',
    time: (clock: string) => `${clock.replace(':', '.')} น.`,
  },
  en: {
    landOffice: (reference: string) =>
      `Signing and mortgage registration, application ${reference}`,
    branch: (reference: string) => `Appointment at the branch, application ${reference}`,
    who: 'Who comes',
    bring: 'What to bring',
    time: (clock: string) => clock,
  },
};

/** As letters and messages tell it. */
export function appointmentWords(
  { at, place, who, bring }: Pick<AppointmentRow, 'at' | 'place' | 'who' | 'bring'>,
  language: MailLanguage,
) {
  const clock = thaiClock(at);
  return {
    day: dayInWords(clock.slice(0, 10), language),
    time: WORDS[language].time(clock.slice(11, 16)),
    name: localize(place.name, language),
    place: placeLine(place, language),
    who,
    bring,
  };
}

type Mailed = { host: string; attendee: string };

/** The same, for calendars. */
export function appointmentFile(
  appointment: AppointmentRow,
  { reference }: { reference: string },
  language: MailLanguage,
  method: CalendarEvent['method'],
  mailed?: Mailed,
): string {
  const words = WORDS[language];
  const { place, who, bring } = appointmentWords(appointment, language);
  const { uid, sequence, at } = appointment;
  return calendarFile({
    ...{ method, uid, sequence, at, minutes: MINUTES, location: place },
    summary: words[appointment.place.kind](reference),
    description: [`${words.who}: ${who}`, bring && `${words.bring}:\n${bring}`]
      .filter(Boolean)
      .join('\n'),
    ...(mailed && {
      organizer: { name: mailed.host, address: `no-reply@${mailed.host}` },
      attendee: mailed.attendee,
    }),
  });
}
