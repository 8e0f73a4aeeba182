import type { OfficeTexts } from '../../i18n/office.th.ts';
import type { Remaining } from './remaining.ts';

/** "0 วัน 7 ชม. 42 นาที"; the seconds only when they are counted. */
export function timeText(
  { days, hours, minutes, seconds }: Remaining,
  { day, hour, minute, second }: OfficeTexts['shell']['time'],
  withSeconds: boolean,
): string {
  const parts = [day(days), hour(hours), minute(minutes)];
  return [...parts, ...(withSeconds ? [second(seconds)] : [])].join(' ');
}

/** What is left of a warning's few minutes. */
export function shortTimeText(
  { minutes, seconds }: Remaining,
  { minute, second }: OfficeTexts['shell']['time'],
): string {
  return minutes > 0 ? `${minute(minutes)} ${second(seconds)}` : second(seconds);
}
