/** From one day to another, as they are written. By itself it needs no schemas, so the web may load it alone. */
export function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000;
}
