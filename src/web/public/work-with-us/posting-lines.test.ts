import { expect, test } from 'vitest';
import { linesOf } from './posting-lines.ts';

test('a posting is read line by line, whatever stands around its words', () => {
  expect(
    linesOf([
      { tag: 'h2', children: ['งานที่ทำ'] },
      { tag: 'p', children: ['ตรวจ', { tag: 'strong', children: ['เอกสาร'] }, ' '] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: [{ tag: 'p', children: ['ข้อหนึ่ง'] }] },
          { tag: 'li', children: ['ข้อสอง'] },
        ],
      },
      { tag: 'p', children: [' '] },
    ]),
  ).toEqual([
    { kind: 'head', text: 'งานที่ทำ' },
    { kind: 'text', text: 'ตรวจเอกสาร' },
    { kind: 'item', text: 'ข้อหนึ่ง' },
    { kind: 'item', text: 'ข้อสอง' },
  ]);
});
