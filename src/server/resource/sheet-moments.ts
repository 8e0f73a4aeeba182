import { westernDigits } from '#contract/thai/phone.ts';
import { isDay, readTypedDay } from '#contract/thai/typed-day.ts';

const BANGKOK_MS = 7 * 60 * 60_000;
const TIME = '\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,3})?)?';
const MOMENT = new RegExp(`^([\\d/.-]{6,10})(?:[ T](${TIME})(Z|[+-]\\d{2}:\\d{2})?)?$`);

/** A moment as Thai clocks show it, no finer than needed: 2026-11-15 08:30. */
export function writeMoment(iso: string): string {
  const local = new Date(new Date(iso).getTime() + BANGKOK_MS).toISOString();
  return local.replace('T', ' ').replace(/(:00)?(\.000)?Z$/, '');
}

/**
 * A day, or a day and a time, in Thailand unless it names its zone; the year in either era. Also as
 * spreadsheet programs write it back, with one digit of the hour. A day alone means its usual time.
 */
export function readMoment(text: string, usualTime = '00:00'): string | undefined {
  const [, written = '', time = usualTime, zone = '+07:00'] =
    MOMENT.exec(westernDigits(text)) ?? [];
  const day = readTypedDay(written);
  if (!isDay(day)) return undefined;
  const moment = new Date(`${day}T${time.replace(/^\d:/, '0$&')}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

const DAY = /^(?:\d{1,2}([/.-])\d{1,2}\1\d{2,4}|\d{4}-\d{1,2}-\d{1,2})$/;

/** Whether it is written as a day is, and no calendar has it: 31/02/2569. */
export function isNoDay(text: string): boolean {
  const [, written = ''] = MOMENT.exec(westernDigits(text)) ?? [];
  return DAY.test(written) && !isDay(readTypedDay(written));
}
