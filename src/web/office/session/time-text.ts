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

/** "07:42:05", where there is little room: days only where there are any. */
export function compactTimeText(
  { days, hours, minutes, seconds }: Remaining,
  { day }: Words,
): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const clock = [hours, minutes, seconds].map(two).join(':');
  return days > 0 ? `${day(days)} ${clock}` : clock;
}

/** What is left of a warning's few minutes. */
export function shortTimeText({ minutes, seconds }: Remaining, { minute, second }: Words): string {
  return minutes > 0 ? `${minute(minutes)} ${second(seconds)}` : second(seconds);
}
