const THAI_CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Bangkok',
});

/** Whether messages may go out at this moment; hours may reach past midnight, and equal ones are all day. */
export function isWithinHours({ from, until }: { from: string; until: string }, at: Date): boolean {
  const clock = THAI_CLOCK.format(at);
  if (from === until) return true;
  return from < until ? clock >= from && clock < until : clock >= from || clock < until;
}
