import { expect, test } from 'vitest';
import { formSending } from '#server/captcha/tables.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addOffers, loanForm } from '#tests/support/loan-form.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
const { productId } = await addOffers(db);

const ROUNDS = 61;
const UNKNOWN = { reference: 'ACDE-FGHJ', phone: '081 234 5678' };

async function timed(input: object): Promise<number> {
  await db.delete(formSending);
  const start = performance.now();
  const { body } = await post(app, 'register/status', input);
  const taken = performance.now() - start;
  expect(body).toEqual({ isSuccess: false, reasonText: 'not_found', data: null });
  return taken;
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

test('an unknown reference and a wrong number take equally long, by their medians', async () => {
  let reference = '';
  await eventually(async () => {
    await db.delete(formSending);
    const { body } = await post(app, 'register/send', loanForm(productId));
    reference = body.data?.reference ?? '';
    expect(reference).not.toBe('');
  });
  const wrong = { reference, phone: '089 999 9999' };
  for (const input of [UNKNOWN, wrong, UNKNOWN, wrong]) await timed(input);
  const times = { unknown: [] as number[], wrong: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    // In turns, and each first as often, so that a busy machine is busy for both.
    const order =
      round % 2 === 0 ? (['unknown', 'wrong'] as const) : (['wrong', 'unknown'] as const);
    for (const kind of order) times[kind].push(await timed(kind === 'wrong' ? wrong : UNKNOWN));
  }
  const [unknown, known] = [median(times.unknown), median(times.wrong)];
  expect(Math.abs(unknown - known)).toBeLessThan(0.25 * Math.max(unknown, known) + 1);
});

test('both leave the same trace: a guess at the network, and one at the reference', async () => {
  const counted = async (input: object) => {
    await timed(input);
    const rows = await db.select({ form: formSending.form }).from(formSending);
    return rows.map(({ form }) => form).sort();
  };
  const { body } = await post(app, 'register/send', loanForm(productId, { phone: '0822222222' }));
  const wrong = { reference: body.data.reference, phone: '0833333333' };
  expect(await counted(UNKNOWN)).toEqual(await counted(wrong));
});
