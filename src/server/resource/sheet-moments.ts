const BANGKOK_MS = 7 * 60 * 60_000;
const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?$/;

/** A moment as Thai clocks show it, no finer than needed: 2026-11-15 08:30. */
export function writeMoment(iso: string): string {
  const local = new Date(new Date(iso).getTime() + BANGKOK_MS).toISOString();
  return local.replace('T', ' ').replace(/(:00)?(\.000)?Z$/, '');
}

/** A day, or a day and a time, in Thailand; or a moment that names its zone. */
export function readMoment(text: string): string | undefined {
  const [, day, time = '00:00'] = LOCAL.exec(text) ?? [];
  const moment = new Date(day ? `${day}T${time}+07:00` : text);
  if (!day && !/(Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined;
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
