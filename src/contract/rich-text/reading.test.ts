import { expect, test } from 'vitest';
import { countWords, findHeadingFaults, headingsOf, minutesFor } from './reading.ts';

test('words are counted in Thai, which leaves no gaps, and in English; tags are none', () => {
  expect(countWords('<p>สินเชื่อที่ดิน</p>', 'th')).toBeGreaterThan(1);
  expect(countWords('<h2>Land</h2><p>loans, <strong>fast</strong></p>', 'en')).toBe(3);
  expect(countWords('<p></p>', 'en')).toBe(0);
  expect([0, 1, 200, 201].map(minutesFor)).toEqual([1, 1, 1, 2]);
});

test('the outline has the headings in their order, and says what is wrong with them', () => {
  const headings = headingsOf('<h2>One <em>two</em></h2><p>x</p><h3>Three</h3><h2></h2>');
  expect(headings).toEqual([
    { level: 2, text: 'One two' },
    { level: 3, text: 'Three' },
    { level: 2, text: '' },
  ]);
  expect(findHeadingFaults(headings)).toEqual(['empty']);
  expect(findHeadingFaults(headingsOf('<h3>First</h3><h2>Then</h2>'))).toEqual([
    'subheading_first',
  ]);
  expect(findHeadingFaults(headingsOf('<p>none</p>'))).toEqual([]);
});
