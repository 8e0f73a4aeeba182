import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const EVENT = {
  method: 'REQUEST' as const,
  uid: 'abc@chanote.test',
  sequence: 2,
  at: new Date('2026-12-01T02:30:00Z'),
  minutes: 60,
  summary: 'นัดจดจำนอง; ใบสมัคร 7KM4-PX9D',
  location: 'สำนักงานที่ดินจังหวัดเชียงใหม่, ถนนโชตนา',
  description: 'นำมา:\nโฉนดที่ดินฉบับจริง\nC:\\deed',
  organizer: { name: 'บ้าน "โฉนด"', address: 'no-reply@chanote.test' },
  attendee: 'manee@example.com',
};

test('a calendar reads day and hour in Thailand, and text as it was written', () => {
  const file = calendarFile(EVENT, new Date('2026-11-17T18:00:00.123Z'));
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  for (const line of [
    'METHOD:REQUEST',
    'UID:abc@chanote.test',
    'SEQUENCE:2',
    'DTSTAMP:20261117T180000Z',
    'DTSTART;TZID=Asia/Bangkok:20261201T093000',
    'DTEND;TZID=Asia/Bangkok:20261201T103000',
    'SUMMARY:นัดจดจำนอง\\; ใบสมัคร 7KM4-PX9D',
    'LOCATION:สำนักงานที่ดินจังหวัดเชียงใหม่\\, ถนนโชตนา',
    'DESCRIPTION:นำมา:\\nโฉนดที่ดินฉบับจริง\\nC:\\\\deed',
    'STATUS:CONFIRMED',
    'ORGANIZER;CN="บ้าน โฉนด":mailto:no-reply@chanote.test',
    'ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=FALSE:mailto:manee@example.com',
    'TZID:Asia/Bangkok',
  ])
    expect(lines).toContain(line);
});

test('no line is longer than 75 bytes, and no Thai letter is cut', () => {
  const file = calendarFile({ ...EVENT, description: 'ที่'.repeat(100) });
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(file.replaceAll('\r\n ', '')).toContain('ที่'.repeat(100));
});

test('what is called off says so', () => {
  const file = calendarFile({ ...EVENT, method: 'CANCEL' });
  expect(file).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
});
