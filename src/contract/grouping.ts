/**
 * 1234567 as 1,234,567. By hand, because a telephone takes longer to make its first number
 * formatter than to bring the rest of the page to life.
 */
export function groupThousands(digits: string): string {
  const [, sign = '', number] = /^(-?)(\d+)$/.exec(digits) ?? [];
  if (number === undefined) return digits;
  const first = number.length % 3;
  const groups = number.slice(first).match(/\d{3}/g) ?? [];
  return sign + [...(first ? [number.slice(0, first)] : []), ...groups].join(',');
}
