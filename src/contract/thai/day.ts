/** The day in Thailand, as it is written in dates: offices, people and the law there count by it. */
export function thaiDay(moment = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(moment);
}
