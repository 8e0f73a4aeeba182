import { expect, test } from 'vitest';
import { problemOf } from './field-messages.ts';
import { en } from './texts.en.ts';
import { th } from './texts.th.ts';

test('a sentence that fits many fields says first which one it speaks of', () => {
  expect(problemOf(th, 'deeds.1.governmentPrice', 'too_big')).toBe(
    'แปลงที่ 2, ราคาประเมินราชการ (ทั้งแปลง): ตัวเลขมากเกินไป กรุณาตรวจสอบ',
  );
  expect(problemOf(en, 'deeds.0.area', 'too_big')).toBe(
    'Plot 1, Area: This number is too large. Please check it.',
  );
  expect(problemOf(en, 'deeds.0.province', 'invalid')).toBe(
    'Plot 1, Province: This is not right. Please check it.',
  );
  expect(problemOf(en, 'askedAmount', 'too_small')).toBe(
    'Amount you would like: This number is too small. Please check it.',
  );
  expect(problemOf(en, 'refCode', 'too_long')).toBe(
    'Referral code: This is too long. Please shorten it.',
  );
  expect(problemOf(en, 'contactPhone', 'required')).toBe('Contact’s phone number: Required');
});

test('a sentence that names its field stands alone', () => {
  expect(problemOf(en, 'firstName', 'required')).toBe('Please Enter Name');
  expect(problemOf(en, 'birthday', 'too_young:20')).toMatch(
    /^Date of birth: Borrowers must be at least 20 years old/,
  );
  expect(problemOf(th, 'files', 'file_gone')).toBe('มีไฟล์ที่ไม่อยู่ในระบบแล้ว กรุณานำออกแล้วเลือกใหม่');
});
