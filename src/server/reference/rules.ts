/** 510 is 08:30; nothing stays nothing. */
export function timeOfDay(minute: number | null): string {
  if (minute === null) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

export function minuteOfDay(time: string): number | null {
  const [hours, minutes] = time.split(':');
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
