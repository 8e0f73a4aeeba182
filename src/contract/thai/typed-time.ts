import { westernDigits } from './phone.ts';

/** A time of day as people write it: 9, 930, 9:30, 09.30, ๙.๓๐; none where it is not one. */
export function readTime(typed: string): string | undefined {
  const text = westernDigits(typed.trim());
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
