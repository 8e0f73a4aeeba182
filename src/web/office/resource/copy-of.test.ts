import { expect, test } from 'vitest';
import { copyOf } from './copy-of.ts';

const called = { th: (name: string) => `${name} (สำเนา)`, en: (name: string) => `${name} (copy)` };
const facts = {
  ...{ id: 7, version: 3, updatedAt: '2026-01-01T00:00:00Z', updatedBy: null, deletedAt: null },
  ...{ published: true, publishFrom: '2026-01-01T00:00:00Z', publishUntil: null },
};

test('a copy is a draft with a name of its own, and asks for its own file', () => {
  const row = {
    ...facts,
    ...{ name: { th: 'แบบคำขอ', en: '' }, remark: { th: 'สองหน้า' }, headerId: 2, position: 4 },
    ...{ fileKey: 'kept-file', file: null, headerName: { th: 'แบบฟอร์ม' } },
  };
  const initial = {
    ...{ name: {}, remark: {}, headerId: undefined, fileKey: '', position: 0 },
    ...{ published: true, publishFrom: '2026-06-01T00:00:00Z', publishUntil: null },
  };
  expect(copyOf<'document'>(row, initial, called)).toEqual({
    ...initial,
    ...{ name: { th: 'แบบคำขอ (สำเนา)', en: '' }, remark: row.remark, headerId: 2, position: 4 },
    ...{ published: false, publishFrom: row.publishFrom },
  });
});
