import { expect, test } from 'vitest';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { globalParameter } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());

async function set(name: string, value: unknown) {
  await db
    .insert(globalParameter)
    .values({ name, value })
    .onConflictDoUpdate({ target: globalParameter.name, set: { value } });
}

test('everything is shown until staff switch it off, and the flags stand beside data', async () => {
  await db.delete(globalParameter);
  expect((await post(app, 'user/getGlobalRegisterShow')).body).toEqual({
    isSuccess: true,
    reasonText: '',
    data: 'Y',
    first_page_show_fqa: 'Y',
    first_page_show_articles: 'Y',
    first_page_show_Cal: 'Y',
    first_page_show_products: 'Y',
    first_page_show_work_with_us: 'Y',
    first_page_show_subscribe: 'Y',
    first_page_show_promotions: 'Y',
  });
});

test('a switch that staff set is what the call answers', async () => {
  await set('register_show', 'N');
  await set('first_page_show_Cal', 'y');
  await set('show_forgot_password', 'N');
  const { body } = await post(app, 'user/getGlobalRegisterShow');
  expect(body).toMatchObject({ data: 'N', first_page_show_Cal: 'y' });
  expect((await post(app, 'user/getGlobalShowForgotPassword')).body).toEqual({
    isSuccess: true,
    reasonText: '',
    data: 'N',
  });
});

test('a stored value that is no switch counts as never set', async () => {
  await set('first_page_show_fqa', { broken: true });
  const { body } = await post(app, 'user/getGlobalRegisterShow');
  expect(body).toMatchObject({ isSuccess: true, first_page_show_fqa: 'Y' });
});
