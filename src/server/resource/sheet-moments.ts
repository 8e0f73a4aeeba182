import { parseThaiDate } from '#contract/thai/date.ts';

const BANGKOK_MS = 7 * 60 * 60_000;
const TIME = '\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,3})?)?';
const MOMENT = new RegExp(`^([\\d/.-]{8,10})(?:[ T](${TIME})(Z|[+-]\\d{2}:\\d{2})?)?$`);

/** A moment as Thai clocks show it, no finer than needed: 2026-11-15 08:30. */
export function writeMoment(iso: string): string {
  const local = new Date(new Date(iso).getTime() + BANGKOK_MS).toISOString();
  return local.replace('T', ' ').replace(/(:00)?(\.000)?Z$/, '');
}

/** A day, or a day and a time, in Thailand unless it names its zone; the year in either era. */
export function readMoment(text: string): string | undefined {
  const [, written = '', time = '00:00', zone = '+07:00'] = MOMENT.exec(text) ?? [];
  const moment = new Date(`${parseThaiDate(written)}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
