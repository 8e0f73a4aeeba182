import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { LINE_API } from '#contract/line/line.ts';
import { satang } from '#contract/money.ts';
import { SECRET_PARAMETERS } from '#contract/parameters/groups.ts';
import { SmsGateway } from '#contract/sms/gateway.ts';
import { lineUserColumns } from '#server/applications/line-links.ts';
import { applicationLine } from '#server/applications/line-tables.ts';
import { OFFER_EVIDENCE } from '#server/applications/offer-code.ts';
import { applicationOffer } from '#server/applications/offer-tables.ts';
import { applicationDraft } from '#server/applications/tables.ts';
import { draftColumns } from '#server/apply/draft-content.ts';
import { SEAL_KEY_PURPOSE } from '#server/audit/seal-key.ts';
import { auditSealKey } from '#server/audit/tables.ts';
import { SECRETS } from '#server/compose/secrets.ts';
import { createPrivateFiles } from '#server/files/private-files.ts';
import { jobApplication } from '#server/job-applications/tables.ts';
import { PURPOSE as LINE_SECRET } from '#server/line/channel.ts';
import { lineChannel } from '#server/line/tables.ts';
import { MAIL_DIGEST_KEY } from '#server/mail/lasting-digest.ts';
import { mailDigestKey, mailServer } from '#server/mail/tables.ts';
import { contactMessage } from '#server/messages/tables.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { sealPhone } from '#server/platform/sealed-phone.ts';
import { contactColumns } from '#server/privacy/request-contact.ts';
import { privacyRequest } from '#server/privacy/tables.ts';
import { createFactorSecrets } from '#server/sign-in/factor-secrets.ts';
import { secondFactor } from '#server/sign-in/tables.ts';
import { PURPOSE as SMS_SECRET } from '#server/sms/gateway-settings.ts';
import { DIGEST_KEY } from '#server/sms/lasting-digest.ts';
import { recipientColumns } from '#server/sms/recipient.ts';
import { boundTo, readKeptSheet } from '#server/sms/sheet.ts';
import {
  smsCampaign,
  smsDigestKey,
  smsGateway,
  smsMessage,
  smsOptOut,
  smsRecipientList,
} from '#server/sms/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { offered } from '#tests/support/offers.ts';
import { addUser } from '#tests/support/people.ts';
import { gatewaySettings } from '#tests/support/sms-gateway.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import type { SealedTable } from './kept.ts';
import { connect } from './reach.ts';
import { rotateKey } from './rotate-key.ts';

const [previousKey, secretKey] = [1, 2].map(() => randomBytes(32).toString('hex')) as [
  string,
  string,
];
const url = await cloneDatabase();
const { db, store } = await startApp(url, {}, { secretKey: previousKey });
const client = await connect(url);
afterAll(() => client.end());
const old = createSealing(previousKey);
const PHONE = '+66899999999';
const listId = await fillEverything();

/** Names under which a secret, or what finds one again, could lie. */
const SUSPECT =
  '(seal|secret|personal|passw|digest|phone|tel($|_)|key($|_)|token|cipher|encrypt|private|iban|account)';

/** Looked at: these are plain, or hashes that no key makes. */
const PLAIN = [
  'app_user.password_hash',
  'application.phone_tail',
  'application_draft.token_hash',
  'application_file.file_key',
  // Which uploads came from one network matters for a day, and to nobody else.
  'application_file.network_digest',
  'application_file.token_hash',
  // Good for minutes: one that does not survive is asked for again.
  'application_line_code.code_digest',
  'application_request.token_hash',
  'appraisal_photo.file_key',
  'appraisal_photo.token_hash',
  'audit_check.seal',
  'audit_seal.seal',
  'branch.tel',
  'company.telephones',
  'contact_message.tel_mask',
  'document.file_key',
  'document_file.file_key',
  'document_upload.file_key',
  'job_application.phone_mask',
  'job_attachment.file_key',
  'job_attachment.network_digest',
  'job_attachment.token_hash',
  'known_device.secret_hash',
  'menu_visit_day.ref_skey',
  'newsletter_link.token_hash',
  'outgoing_mail.key',
  // Of an address that the row does not have: mails of before are not found by it afterwards.
  'outgoing_mail.recipient_digest',
  'contract_form.key',
  'page_text.key',
  'password_grant.secret_hash',
  'picture.source_key',
  'preview_link.token_hash',
  'sheet_import.file_key',
  // Names a record of the house, not a person.
  'sheet_import_row.row_key',
  'sms_message.event_key',
  'sms_message.phone_masked',
  'sms_opt_out.phone_masked',
  'stored_file.key',
];

test('whatever column could hold a secret is renewed with the key, or known to be plain', async () => {
  const { rows } = await client.query<{ place: string; table: string; type: string }>(
    `select table_name || '.' || column_name as place, table_name as table, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and (data_type = 'bytea' or (data_type in ('text', 'jsonb') and column_name ~ $1))`,
    [SUSPECT],
  );
  const renewed = SECRETS.sealed.flatMap(({ table, columns }) =>
    columns.map((column) => `${table}.${column}`),
  );
  const tables = SECRETS.sealed.map(({ table }) => table);
  const forgotten = rows
    // What digests are renewed is seen below: all of a table that is renewed at all.
    .filter(({ place, table }) => !(place.endsWith('_digest') && tables.includes(table)))
    .map(({ place }) => place)
    .filter((place) => !renewed.includes(place) && !PLAIN.includes(place));
  expect(forgotten, 'add it to compose/secrets.ts, or here').toEqual([]);
});

async function fillEverything(): Promise<number> {
  await addUser(db, 'auditor');
  const [user] = await db.select().from(appUser).where(eq(appUser.userId, 'auditor'));
  const userId = user?.id ?? 0;
  const secret = createFactorSecrets(previousKey).seal(Buffer.from('12345678901234567890'), userId);
  await db.insert(secondFactor).values({ userId, secret, confirmed: true });
  const company = { idCard: '1101700230708', companyId: '0105556123453', email: 'a@example.com' };
  const contact = { contactPhone: PHONE, contactEmail: 'b@example.com' };
  const personal = { ...company, phone: PHONE, ...contact };
  const [applicationId = 0] = await addApplications(db, [
    applicationRow(previousKey, {}, personal),
  ]);
  await db.insert(applicationOffer).values({
    ...{ applicationId, number: 1, product: {}, amount: satang(1), months: 1, rate: 0 },
    ...{ ...offered(satang(1)), validUntil: '2030-01-01', madeBy: 'auditor' },
    evidence: old.seal('{}', OFFER_EVIDENCE),
  });
  await db.insert(applicationLine).values({ applicationId, ...lineUserColumns(old, 'U1') });
  await db.insert(lineChannel).values({
    id: 1,
    values: { on: true, basicId: '@chanote', apiUrl: LINE_API, monthlyQuota: 0 },
    channelSecret: old.seal('secret', LINE_SECRET),
    accessToken: old.seal('token', LINE_SECRET),
  });
  const typed = {
    email: 'c@example.com',
    content: JSON.stringify({ fields: personal }),
    files: [],
  };
  const draft = {
    id: randomUUID(),
    tokenHash: 'x',
    language: 'th',
    expiresAt: new Date(),
  } as const;
  await db.insert(applicationDraft).values({ ...draft, ...draftColumns(old, typed) });
  const { sealed, mask, digest } = sealPhone(old, PHONE);
  const sender = { clientId: randomUUID(), email: 'a@example.com', language: 'th' } as const;
  await db.insert(contactMessage).values({
    ...{ ...sender, name: 'n', header: 'h', text: 't', policyVersion: 1, newsletter: false },
    ...{ tel: sealed, telMask: mask, telDigest: digest },
  });
  await db.insert(jobApplication).values({
    ...{ ...sender, position: { th: 'p' }, firstName: 'f', lastName: 'l', address: 'a' },
    ...{ education: 'e', workYears: 1, policyVersion: 1 },
    ...{ phone: sealed, phoneMask: mask, phoneDigest: digest },
  });
  for (const name of SECRET_PARAMETERS)
    await db.insert(globalParameter).values({ name, value: old.seal('of a provider', name) });
  await db.insert(mailServer).values({ password: old.seal('secret', 'mail_server.password') });
  await db.insert(auditSealKey).values({ id: 1, sealed: old.seal('key', SEAL_KEY_PURPOSE) });
  await db.insert(smsGateway).values({
    id: 1,
    values: SmsGateway.parse(gatewaySettings('http://sms.test')),
    secrets: { apikey: old.seal('open-sesame', SMS_SECRET) },
    reportSecret: old.seal('report', SMS_SECRET),
  });
  const person = recipientColumns(old, { phone: PHONE, name: 'สมชาย' });
  await db.insert(smsMessage).values({ ...person, event: 'e', eventKey: '1', language: 'th' });
  await db.insert(smsOptOut).values({ ...person, source: 'staff' });
  await db.insert(smsDigestKey).values({ id: 1, sealed: old.seal('key', DIGEST_KEY) });
  await db.insert(mailDigestKey).values({ id: 1, sealed: old.seal('key', MAIL_DIGEST_KEY) });
  await db.insert(privacyRequest).values({
    ...{ kind: 'access', name: 'n', note: '', status: 'open', receivedOn: '2026-11-01' },
    ...contactColumns(old, `${PHONE} a@example.com`),
  });
  return uploadSheet();
}

async function uploadSheet(): Promise<number> {
  const campaign = { name: 'c', texts: { th: 'x', en: '' } };
  const [{ id: campaignId } = { id: 0 }] = await db
    .insert(smsCampaign)
    .values(campaign)
    .returning();
  const list = { campaignId, kind: 'sheet', state: 'uploaded' } as const;
  const [{ id } = { id: 0 }] = await db.insert(smsRecipientList).values(list).returning();
  const sheet = Buffer.from('name,mobile\nAnn,0912345678\n');
  const { key } = await createPrivateFiles(store, previousKey).put(sheet, boundTo(id));
  await db.update(smsRecipientList).set({ detail: { fileKey: key } });
  return id;
}

/** All rows of a table, with what is secret and what finds it again. */
async function readSecrets({ table, id, columns }: SealedTable) {
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(kept) as row from "${table}" kept order by "${id}"`,
  );
  return rows.map(({ row }) =>
    Object.entries(row).filter(
      ([name, value]) => value !== null && (columns.includes(name) || name.endsWith('_digest')),
    ),
  );
}

test('every sealed column and every digest of every table is under the new key afterwards', async () => {
  const before = new Map<string, Awaited<ReturnType<typeof readSecrets>>>();
  for (const kept of SECRETS.sealed) before.set(kept.table, await readSecrets(kept));
  const keys = { secretKey, previousKey };
  const rotation = await rotateKey({ client, store, keys, kept: SECRETS });
  expect(rotation.left).toEqual([]);
  for (const kept of SECRETS.sealed) {
    const [was = [], is = []] = [before.get(kept.table), await readSecrets(kept)];
    expect(was, `${kept.table} has no row here: add one`).not.toEqual([]);
    for (const [row, values] of was.entries())
      for (const [name, value] of values)
        expect(Object.fromEntries(is[row] ?? [])[name], `${kept.table}.${name}`).not.toEqual(value);
  }
  const [list] = await db.select().from(smsRecipientList);
  const files = createPrivateFiles(store, secretKey);
  expect(await readKeptSheet(files, String(list?.detail.fileKey), listId)).toMatchObject({
    rows: { length: 2 },
  });
});
