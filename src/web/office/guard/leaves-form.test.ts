import { expect, test } from 'vitest';
import { leavesForm, RECORD_PARAMETERS } from './leaves-form.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

test('another screen, record or tab leaves the form', () => {
  expect(leavesForm(at('/user'), at('/userGroup'), [])).toBe(true);
  const leaves = (from: string, to: string) =>
    leavesForm(at('/user', from), at('/user', to), RECORD_PARAMETERS);
  expect(leaves('?id=1', '?id=2')).toBe(true);
  expect(leaves('?id=1', '')).toBe(true);
  expect(leaves('?id=1', '?id=1&tab=other')).toBe(true);
});

test('searching and sorting the list beside it does not', () => {
  const to = at('/user', '?q=som&sort=name&id=1');
  expect(leavesForm(at('/user', '?id=1'), to, RECORD_PARAMETERS)).toBe(false);
});

test('a form says itself what names it in the address', () => {
  const [from, to] = [at('/SmtpMaint', '?letter=a'), at('/SmtpMaint', '?letter=b')];
  expect(leavesForm(from, to, RECORD_PARAMETERS)).toBe(false);
  expect(leavesForm(from, to, ['letter'])).toBe(true);
});
