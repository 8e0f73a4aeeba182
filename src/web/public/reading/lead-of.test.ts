import { expect, test } from 'vitest';
import { leadOf } from './lead-of.ts';

test.each([
  ['6.99% ต่อปี อัตราเริ่มต้น', '6.99%', 'ต่อปี อัตราเริ่มต้น'],
  ['0 บาท มีเจ้าหน้าที่เคียงข้าง', '0 บาท', 'มีเจ้าหน้าที่เคียงข้าง'],
  ['ฟรีค่าประเมิน สำหรับผู้สมัครครั้งแรก', 'ฟรีค่าประเมิน', 'สำหรับผู้สมัครครั้งแรก'],
  ['6.99% per year: the lowest rate', '6.99% per year', 'the lowest rate'],
  ['Free appraisal: on your first loan', 'Free appraisal', 'on your first loan'],
])('%s is led by its figure', (name, lead, rest) => {
  expect(leadOf(name)).toEqual({ lead, mark: name.includes(':') ? ':' : '', rest });
});

test.each(['สมัครผ่านสาขาเครือข่าย นัดสำรวจก่อน', 'Freedom: a talk', '6.99%'])('%s has none', (name) =>
  expect(leadOf(name)).toBeUndefined(),
);
