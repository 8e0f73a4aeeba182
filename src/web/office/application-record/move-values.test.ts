import { expect, test } from 'vitest';
import { forAnotherMove, NO_VALUES } from './move-values.ts';

test('who takes another move keeps the remark and the choice to tell, and gives the reason anew', () => {
  const typed = { ...NO_VALUES, remark: 'โทรแล้วไม่รับสาย', sendMessage: false };
  expect(forAnotherMove({ ...typed, rejectReasonId: 7 })).toEqual(typed);
});
