import { expect, test } from 'vitest';
import { describeOfficeHours, USUAL_HOURS } from '../../i18n/office-hours.ts';
import { en } from './texts.en.ts';
import { th } from './texts.th.ts';

test('working days are called so, others by name, in a row as a range', () => {
  expect(describeOfficeHours(USUAL_HOURS, th.layout, 'th')).toBe('วันทำการ 8.30–17.30 น.');
  const daily = { ...USUAL_HOURS, office_days: [1, 2, 3, 4, 5, 6], office_closes: '18:00' };
  expect(describeOfficeHours(daily, en.layout, 'en')).toBe('Mon–Sat, 8.30–18.00');
  const some = { ...USUAL_HOURS, office_days: [1, 3] };
  expect(describeOfficeHours(some, en.layout, 'en')).toBe('Mon, Wed, 8.30–17.30');
});
