/** The whole months within two days: the first day of the first one, and the day after the last one. */
export function monthsWithin({ from, until }: { from: string; until: string }) {
  const first = from.endsWith('-01') ? from : shift(monthOf(from), 0, 1);
  const end = monthOf(shift(until, 1));
  return first < end ? { first, end } : undefined;
}

export const dayBefore = (day: string): string => shift(day, -1);

const monthOf = (day: string) => `${day.slice(0, 8)}01`;

function shift(day: string, days: number, months = 0): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months, date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
