import { formatNumber } from '../../i18n/format.ts';

const MB = 1_000_000;
const KB = 1_000;

/** How large a file is, in the unit that people use for it. */
export function describeSize(bytes: number): string {
  if (bytes >= MB) return `${formatNumber(Math.round(bytes / (MB / 10)) / 10)} MB`;
  return `${formatNumber(Math.max(1, Math.round(bytes / KB)))} KB`;
}
