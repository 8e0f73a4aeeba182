import { expect, test } from 'vitest';
import { linksIn } from './write-sms.ts';

const ORIGIN = 'https://chanote.co.th';

test.each([
  ['ดู https://chanote.co.th วันนี้', 'ดู https://chanote.co.th/?lang=th วันนี้'],
  ['ดู https://chanote.co.th/Cal', 'ดู https://chanote.co.th/Cal?lang=th'],
  ['https://chanote.co.th/Cal.', 'https://chanote.co.th/Cal?lang=th.'],
  ['https://chanote.co.th.', 'https://chanote.co.th/?lang=th.'],
  ['(https://chanote.co.th/Article?id=3)', '(https://chanote.co.th/Article?id=3&lang=th)'],
  ['https://chanote.co.th/About#team ค่ะ', 'https://chanote.co.th/About?lang=th#team ค่ะ'],
  ['https://chanote.co.th/Calวันนี้', 'https://chanote.co.th/Cal?lang=thวันนี้'],
  [
    'https://chanote.co.th/a https://chanote.co.th/b',
    'https://chanote.co.th/a?lang=th https://chanote.co.th/b?lang=th',
  ],
])('%s leads to the Thai page', (written, sent) => {
  expect(linksIn(written, ORIGIN, 'th')).toBe(sent);
});

test.each([
  'https://chanote.co.th/Cal?lang=en',
  'https://chanote.co.th/Article?id=3&lang=ja#top',
  'https://chanote.co.th.example.com/Cal',
  'https://chanote.co.th:8443/Cal',
  'https://line.me/ti/p/chanote',
  'ไม่มีลิงก์',
])('%s stays as it was written', (written) => {
  expect(linksIn(written, ORIGIN, 'th')).toBe(written);
});
