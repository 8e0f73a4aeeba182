import { expect, test } from 'vitest';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { menuVisitDay, visitDay } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());

test('every start of the app adds one to the total of the day', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post(app, 'visit_count/addVisitCountMySQL')),
  );
  expect(answers[0]).toEqual({
    status: 200,
    body: { isSuccess: true, reasonText: '', data: null },
  });
  expect(await db.select({ total: visitDay.total }).from(visitDay)).toEqual([{ total: 10 }]);
});

test('an app start needs no body at all', async () => {
  const response = await app.inject({ method: 'POST', url: '/api/visit_count/addVisitCountMySQL' });
  expect(response.json()).toMatchObject({ isSuccess: true });
});

test('visits of the menu are counted by window and record', async () => {
  const visit = { win_name: 'Article', ref_skey: '7' };
  await Promise.all([1, 2, 3].map(() => post(app, 'visit_count/addVisitCountMenuMySQL', visit)));
  await post(app, 'visit_count/addVisitCountMenuMySQL', { win_name: 'Home' });
  const rows = await db.select().from(menuVisitDay).orderBy(menuVisitDay.winName);
  expect(rows).toMatchObject([
    { winName: 'Article', refSkey: '7', total: 3 },
    { winName: 'Home', refSkey: '', total: 1 },
  ]);
});

test.each([
  ['an unknown window', { win_name: 'Nowhere' }, { win_name: 'invalid' }],
  ['no window', {}, { win_name: 'required' }],
  ['a key that is no key', { win_name: 'Home', ref_skey: '<b>' }, { ref_skey: 'invalid' }],
  ['a key without end', { win_name: 'Home', ref_skey: 'a'.repeat(41) }, { ref_skey: 'invalid' }],
])('%s is refused and names the field', async (_what, body, fields) => {
  expect(await post(app, 'visit_count/addVisitCountMenuMySQL', body)).toEqual({
    status: 200,
    body: { isSuccess: false, reasonText: 'invalid_input', data: { fields } },
  });
});
