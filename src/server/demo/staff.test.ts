import { expect, test } from 'vitest';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { loadDemoStaff } from './staff.ts';
import { STAFF_ROLES } from './staff-roles.ts';

const { app, db } = await startApp(await cloneDatabase());
const GIVEN = 'Given-Horse-7';

test('everybody of the demo changes the first password, also one that was given at the start', async () => {
  const users = await loadDemoStaff(db, { password: GIVEN });
  expect(users).toEqual(Object.keys(STAFF_ROLES));
  for (const user_id of users) {
    const { body } = await post(app, 'user/validateUserMySQL', { user_id, password: GIVEN });
    expect(body, user_id).toEqual({ isSuccess: false, reasonText: 'temp_password', data: null });
  }
  // They are made once: whoever was deleted does not come back with a known password.
  expect(await loadDemoStaff(db, { password: GIVEN })).toEqual([]);
});
