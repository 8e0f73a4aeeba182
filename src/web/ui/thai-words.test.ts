import { describe, expect, it } from 'vitest';
import { splitThaiWords } from './thai-words.ts';

describe('Thai text in parts', () => {
  it('has every second part a word to keep whole', () => {
    expect(splitThaiWords('ขอสินเชื่อกับเจ้าหน้าที่')).toEqual(['ขอ', 'สินเชื่อ', 'กับ', 'เจ้าหน้าที่', '']);
  });

  it('takes the longest word there is', () => {
    expect(splitThaiWords('จดจำนอง')).toEqual(['', 'จดจำนอง', '']);
  });

  it('keeps a number with its unit or in its groups, a range, and a place with what it is', () => {
    expect(splitThaiWords('เลขที่ 0-10-5-545-12345-1 โทร')).toEqual([
      'เลขที่ ',
      '0-10-5-545-12345-1',
      ' โทร',
    ]);
    expect(splitThaiWords('ผ่อนสูงสุด 5 ปี ปีแรก')).toEqual(['ผ่อนสูงสุด ', '5 ปี', ' ปีแรก']);
    expect(splitThaiWords('ใน 5 หน้าจอ')).toEqual(['ใน ', '5 หน้าจอ', '']);
    expect(splitThaiWords('อีก 7 ชม. 34 วินาที')).toEqual(['อีก ', '7 ชม.', ' ', '34 วินาที', '']);
    expect(splitThaiWords('ที่ 6.99% ปีแรก')).toEqual(['ที่ 6.99% ปีแรก']);
    expect(splitThaiWords('เวลา 8.30–17.30 น. แล้ว')).toEqual(['เวลา ', '8.30–17.30 น.', ' แล้ว']);
    expect(splitThaiWords('รับ 6.99–8.99%')).toEqual(['รับ ', '6.99–8.99%', '']);
    expect(splitThaiWords('แขวงสามเสนใน เขตพญาไท')).toEqual([
      '',
      'แขวงสามเสนใน',
      ' ',
      'เขตพญาไท',
      '',
    ]);
  });

  it('keeps the number of an application, which is copied and read out as one', () => {
    expect(splitThaiWords('เลขที่ 7KM4-PX9D · ถึง')).toEqual(['เลขที่ ', '7KM4-PX9D', ' · ถึง']);
    expect(splitThaiWords('For application 4674-7943 only')).toEqual([
      'For application ',
      '4674-7943',
      ' only',
    ]);
  });

  it('keeps a negation with the first letter of its verb, marks and all, and ความ with its word', () => {
    expect(splitThaiWords('ไม่ยินยอมก็ได้')).toEqual(['', 'ไม่ยิ', 'นยอมก็ได้']);
    expect(splitThaiWords('ไม่ใช่การอนุมัติ')).toEqual(['', 'ไม่ใช่การอนุมัติ', '']);
    expect(splitThaiWords('ไม่ใช่ขายฝาก')).toEqual(['', 'ไม่ใช่ขายฝาก', '']);
    expect(splitThaiWords('และไม่เจอ')).toEqual(['และ', 'ไม่เจ', 'อ']);
    expect(splitThaiWords('ด้วยความกังวล')).toEqual(['ด้วย', 'ความกั', 'งวล']);
  });

  it('says the same when put together again', () => {
    for (const text of ['', 'plain', 'ต้องเตรียมเอกสารที่ดินอะไร', 'น.ส.3ก (ครุฑเขียว)']) {
      expect(splitThaiWords(text).join('')).toBe(text);
    }
  });
});
