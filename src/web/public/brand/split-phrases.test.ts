import { expect, it } from 'vitest';
import { splitPhrases } from './split-phrases.ts';

it('breaks where the text says so', () => {
  expect(splitPhrases('เลือกสินเชื่อ|ที่ตรงกับคุณ')).toEqual(['เลือกสินเชื่อ', 'ที่ตรงกับคุณ']);
});

it('breaks Thai at its spaces, but not around numbers', () => {
  expect(splitPhrases('ประเมินครั้งแรก ไม่คิดค่าใช้จ่าย')).toEqual(['ประเมินครั้งแรก ', 'ไม่คิดค่าใช้จ่าย']);
  expect(splitPhrases('สมัคร 3 ขั้นตอน')).toEqual(['สมัคร 3 ขั้นตอน']);
});

it('leaves other languages to the browser, but for what follows a colon', () => {
  expect(splitPhrases('Redeem your land: we help')).toEqual(['Redeem your land: ', 'we help']);
  expect(splitPhrases('Apply in three steps')).toEqual(['Apply in three steps']);
});
