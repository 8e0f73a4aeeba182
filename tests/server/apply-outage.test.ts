import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { application, applicationFile } from '#server/applications/tables.ts';
import { migrateDatabase } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';
import { solveCaptcha } from '#tests/support/captcha.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addOffers, loanForm, uploadDocument } from '#tests/support/loan-form.ts';
import { post, startApp } from '#tests/support/test-app.ts';

const folder = await mkdtemp(join(tmpdir(), 'chanote-apply-outage-'));
await chmod(folder, 0o711);
afterAll(() => rm(folder, { recursive: true, force: true }));
/** Without waiting for the disk: it is stopped in good order each time. */
const options = { dataDir: folder, config: { fsync: 'off' } };
let postgres = await startEmbeddedPostgres(options);
afterAll(() => postgres.stop());
await migrateDatabase(postgres.url);
const { app, db } = await startApp(postgres.url);
const { productId, photoTypeId } = await addOffers(db);
const PDF = Buffer.from('%PDF-1.7\nhello\n%%EOF');

test('while the database is away applying is refused; then the same form goes through once', async () => {
  const forms = [randomUUID(), randomUUID(), randomUUID()].map((id) => loanForm(productId, { id }));
  const upload = (draftId: string) =>
    uploadDocument(app, { draftId, uploadTypeId: photoTypeId }, PDF);
  const [first] = forms;
  if (!first) return;
  await eventually(async () => expect((await upload(randomUUID())).isSuccess).toBe(true));
  const { token } = (await upload(first.id)).data;
  const send = (form: (typeof forms)[number], captcha?: string) =>
    post(app, 'register/send', { ...form, files: form.id === first.id ? [token] : [], captcha });

  const underway = forms.map((form) => send(form));
  await postgres.stop();
  const answers = [...(await Promise.all(underway)), await send(first)];
  expect((await upload(first.id)).reasonText).toBe('unavailable');
  for (const { status, body } of answers) {
    if (body.isSuccess) continue;
    expect([status, body.reasonText]).toEqual([503, 'unavailable']);
  }

  postgres = await startEmbeddedPostgres(options);
  await eventually(async () => {
    // What failed half-way has been counted, so that a captcha may be asked for.
    for (const form of forms)
      expect((await send(form, await solveCaptcha(app))).body.isSuccess).toBe(true);
  });
  expect(await db.select().from(application)).toHaveLength(forms.length);
  const files = await db.select().from(applicationFile);
  expect(files.filter(({ applicationId }) => applicationId !== null)).toHaveLength(1);
});
