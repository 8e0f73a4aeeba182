import { describe, expect, it } from 'vitest';
import { splitThaiWords } from './thai-words.ts';

describe('Thai text in parts', () => {
  it('has every second part a word to keep whole', () => {
    expect(splitThaiWords('ขอสินเชื่อกับเจ้าหน้าที่')).toEqual(['ขอ', 'สินเชื่อ', 'กับ', 'เจ้าหน้าที่', '']);
  });

  it('takes the longest word there is', () => {
    expect(splitThaiWords('จดจำนอง')).toEqual(['', 'จดจำนอง', '']);
  });

  it('says the same when put together again', () => {
    for (const text of ['', 'plain', 'ต้องเตรียมเอกสารที่ดินอะไร', 'น.ส.3ก (ครุฑเขียว)']) {
      expect(splitThaiWords(text).join('')).toBe(text);
    }
  });
});
