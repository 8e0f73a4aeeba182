import { thaiClock } from '#contract/thai/day.ts';

/** What a calendar is told: that something is to come, has changed, or does not happen (RFC 5545, 5546). */
export type CalendarEvent = {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  uid: string;
  sequence: number;
  at: Date;
  minutes: number;
  summary: string;
  location: string;
  description: string;
  /** Who asks whom, where it goes by mail. */
  organizer?: { name: string; address: string };
  attendee?: string;
};

/** Thailand has kept the same time since 1920. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Bangkok',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:+07',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const MINUTE_MS = 60_000;

/** A file that any calendar reads. */
export function calendarFile(event: CalendarEvent, now = new Date()): string {
  const { method, uid, sequence, at, minutes, organizer, attendee } = event;
  const clock = (moment: Date) => thaiClock(moment).replace(/[-:]/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chanote//Appointments//TH',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...ZONE,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=Asia/Bangkok:${clock(at)}`,
    `DTEND;TZID=Asia/Bangkok:${clock(new Date(at.getTime() + minutes * MINUTE_MS))}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(organizer ? [`ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.address}`] : []),
    ...(attendee ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=FALSE:mailto:${attendee}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(fold).join('\r\n')}\r\n`;
}

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** A parameter has no escapes: what would end it is left out. */
const quote = (text: string): string => `"${text.replace(/["\r\n]/g, '')}"`;

const MOST_BYTES = 75;

/** No line is longer than 75 bytes; what follows begins with a blank. No letter is cut in two. */
function fold(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > MOST_BYTES) {
      parts.push(part);
      [part, bytes] = [' ', 1];
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part];
}
