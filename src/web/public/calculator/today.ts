const BANGKOK = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Bangkok',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The date in Thailand, as ISO writes it. */
export function todayInBangkok(): string {
  const parts = new Map(BANGKOK.formatToParts().map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
