/** Beyond a quarter, days are too narrow to be seen. */
const MOST_DAYS = 92;

/** How finely a range is drawn. */
export function grainOf(from: string, until: string): 'day' | 'month' {
  return daysBetween(from, until) > MOST_DAYS ? 'month' : 'day';
}

/** From one day to another, as they are written. By itself it needs no schemas, so the web may load it alone. */
export function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000;
}
