import type { OfficeTexts } from '../texts.th.ts';
import type { Remaining } from './remaining.ts';

type Words = OfficeTexts['shell']['time'];

/** "0 วัน 7 ชม. 42 นาที 5 วินาที". */
export function timeText(
  { days, hours, minutes, seconds }: Remaining,
  { day, hour, minute, second }: Words,
): string {
  return [day(days), hour(hours), minute(minutes), second(seconds)].join(' ');
}

/** "0 วัน 07:42:05", where there is little room: the same four parts, in one line or in two. */
export function compactTimeText(
  { days, hours, minutes, seconds }: Remaining,
  { day }: Words,
): [string, string] {
  const two = (count: number) => String(count).padStart(2, '0');
  return [day(days), [hours, minutes, seconds].map(two).join(':')];
}

/** What is left of a warning's few minutes. */
export function shortTimeText({ minutes, seconds }: Remaining, { minute, second }: Words): string {
  return minutes > 0 ? `${minute(minutes)} ${second(seconds)}` : second(seconds);
}
