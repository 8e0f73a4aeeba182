import { SECRET_PARAMETERS } from '#contract/parameters/groups.ts';
import { lineUserColumns, openLineUser } from '#server/applications/line-links.ts';
import { OFFER_EVIDENCE } from '#server/applications/offer-code.ts';
import { openPersonal, personalColumns } from '#server/applications/personal.ts';
import { renewDraftColumns } from '#server/apply/draft-content.ts';
import { SEAL_KEY_PURPOSE } from '#server/audit/seal-key.ts';
import { PURPOSE as LINE_SECRET } from '#server/line/channel.ts';
import { MAIL_DIGEST_KEY } from '#server/mail/lasting-digest.ts';
import { type Kept, type SealedTable, sealedColumns } from '#server/operations/kept.ts';
import { SealError } from '#server/platform/sealed.ts';
import { openPhone, sealPhone } from '#server/platform/sealed-phone.ts';
import { contactColumns, openContact } from '#server/privacy/request-contact.ts';
import { createFactorSecrets } from '#server/sign-in/factor-secrets.ts';
import { PURPOSE as SMS_SECRET } from '#server/sms/gateway-settings.ts';
import { DIGEST_KEY } from '#server/sms/lasting-digest.ts';
import { openRecipient, recipientColumns } from '#server/sms/recipient.ts';

/** Digests are made anew with what they are of, or nobody would be found again. */
const applications: SealedTable = {
  table: 'application',
  id: 'id',
  idType: 'integer',
  columns: ['personal'],
  renew({ personal }, { sealing }) {
    if (!personal || sealing.isCurrent(personal)) return undefined;
    const columns = personalColumns(sealing, openPersonal(sealing, { personal }));
    return {
      personal: columns.personal,
      id_card_digest: columns.idCardDigest,
      company_id_digest: columns.companyIdDigest,
      phone_digest: columns.phoneDigest,
      contact_phone_digest: columns.contactPhoneDigest,
      email_digest: columns.emailDigest,
      contact_email_digest: columns.contactEmailDigest,
    };
  },
};

const applicationDrafts: SealedTable = {
  table: 'application_draft',
  id: 'id',
  idType: 'uuid',
  columns: ['email', 'content'],
  renew({ email, content }, { sealing }) {
    if (!email || !content || [email, content].every(sealing.isCurrent)) return undefined;
    const columns = renewDraftColumns(sealing, { email, content });
    return {
      email: columns.email,
      content: columns.content,
      email_digest: columns.emailDigest,
      typed_email_digest: columns.typedEmailDigest,
      contact_email_digest: columns.contactEmailDigest,
      phone_digest: columns.phoneDigest,
      contact_phone_digest: columns.contactPhoneDigest,
      id_card_digest: columns.idCardDigest,
      company_id_digest: columns.companyIdDigest,
    };
  },
};

const privacyRequests: SealedTable = {
  table: 'privacy_request',
  id: 'id',
  idType: 'integer',
  columns: ['contact'],
  renew({ contact }, { sealing }) {
    if (!contact || sealing.isCurrent(contact)) return undefined;
    const columns = contactColumns(sealing, openContact(sealing, contact));
    return {
      contact: columns.contact,
      contact_phone_digest: columns.contactPhoneDigest,
      contact_email_digest: columns.contactEmailDigest,
    };
  },
};

const secondFactors: SealedTable = {
  table: 'second_factor',
  // Nobody could sign in any more: they set up another one.
  remade: [],
  id: 'user_id',
  idType: 'integer',
  columns: ['secret'],
  renew({ user_id, secret }, { keys }) {
    const userId = Number(user_id);
    if (!secret || createFactorSecrets(keys.secretKey).open(secret, userId)) return undefined;
    const both = createFactorSecrets(keys.secretKey, keys.previousKey);
    const opened = both.open(secret, userId);
    if (!opened) throw new SealError();
    return { secret: both.seal(opened, userId) };
  },
};

/** A telephone number with the digest that finds it again. */
function phones(table: string, column: string): SealedTable {
  return {
    table,
    id: 'id',
    idType: 'integer',
    columns: [column],
    renew(row, { sealing }) {
      const stored = row[column];
      if (!stored || sealing.isCurrent(stored)) return undefined;
      const { sealed, digest } = sealPhone(sealing, openPhone(sealing, stored));
      return { [column]: sealed, [`${column}_digest`]: digest };
    },
  };
}

/** Those that are secret lie sealed for their name, among others that are not. */
const parameters: SealedTable = {
  table: 'global_parameter',
  id: 'name',
  idType: 'text',
  columns: ['value'],
  renew({ name, value }, { sealing }) {
    const isSecret = [...SECRET_PARAMETERS].some((secret) => secret === name);
    if (!isSecret || !name || !value) return undefined;
    const sealed = String(JSON.parse(value));
    if (sealing.isCurrent(sealed)) return undefined;
    return { value: JSON.stringify(sealing.seal(sealing.open(sealed, name), name)) };
  },
};

/** The number of a message or an opt-out, with the digest that finds it again. */
function smsRecipients(table: string): SealedTable {
  return {
    table,
    id: 'id',
    idType: 'integer',
    columns: ['sealed'],
    renew({ sealed }, { sealing }) {
      if (!sealed || sealing.isCurrent(sealed)) return undefined;
      const columns = recipientColumns(sealing, openRecipient(sealing, { sealed }));
      return { sealed: columns.sealed, phone_digest: columns.phoneDigest };
    },
  };
}

/** Several secrets stand in one value, by name. */
const smsGateway: SealedTable = {
  table: 'sms_gateway',
  id: 'id',
  idType: 'integer',
  columns: ['secrets', 'report_secret'],
  renew({ secrets, report_secret }, { sealing }) {
    const renew = (value: string) =>
      sealing.isCurrent(value) ? value : sealing.seal(sealing.open(value, SMS_SECRET), SMS_SECRET);
    const named = Object.entries(JSON.parse(secrets ?? '{}') as Record<string, string>);
    const renewed = {
      secrets: JSON.stringify(
        Object.fromEntries(named.map(([name, value]) => [name, renew(value)])),
      ),
      report_secret: report_secret ? renew(report_secret) : null,
    };
    const same = named.every(([, value]) => sealing.isCurrent(value));
    return same && renewed.report_secret === (report_secret ?? null) ? undefined : renewed;
  },
};

const applicationLines: SealedTable = {
  table: 'application_line',
  id: 'application_id',
  idType: 'integer',
  columns: ['sealed'],
  renew({ sealed }, { sealing }) {
    if (!sealed || sealing.isCurrent(sealed)) return undefined;
    const columns = lineUserColumns(sealing, openLineUser(sealing, { sealed }));
    return { sealed: columns.sealed, user_digest: columns.userDigest };
  },
};

/**
 * Everything that is kept under the secret key. What stands here is renewed when the key is replaced;
 * the command finds sealed values and private files that do not, and says so.
 */
export const SECRETS: Kept = {
  sealed: [
    applications,
    applicationDrafts,
    sealedColumns(
      { table: 'application_offer', id: 'id', idType: 'integer' },
      { evidence: OFFER_EVIDENCE },
    ),
    phones('contact_message', 'tel'),
    phones('job_application', 'phone'),
    parameters,
    privacyRequests,
    sealedColumns(
      { table: 'mail_server', id: 'id', idType: 'integer' },
      { password: 'mail_server.password' },
    ),
    secondFactors,
    smsGateway,
    sealedColumns(
      { table: 'line_channel', id: 'id', idType: 'integer' },
      { channel_secret: LINE_SECRET, access_token: LINE_SECRET },
    ),
    applicationLines,
    smsRecipients('sms_message'),
    smsRecipients('sms_opt_out'),
    sealedColumns(
      { table: 'mail_digest_key', id: 'id', idType: 'integer', remade: [] },
      { sealed: MAIL_DIGEST_KEY },
    ),
    sealedColumns(
      { table: 'sms_digest_key', id: 'id', idType: 'integer', remade: [] },
      { sealed: DIGEST_KEY },
    ),
    sealedColumns(
      {
        ...{ table: 'audit_seal_key', id: 'id', idType: 'integer' },
        remade: ['audit_seal', 'audit_removal', 'audit_check'],
      },
      { sealed: SEAL_KEY_PURPOSE },
    ),
  ],
  files: [
    { table: 'application_file', key: 'file_key', belongsTo: 'token_hash' },
    { table: 'appraisal_photo', key: 'file_key', belongsTo: 'token_hash' },
    { table: 'job_attachment', key: 'file_key', belongsTo: 'token_hash' },
    { table: 'sheet_import', key: 'file_key', belongsTo: "'sheet import ' || id" },
    { table: 'sms_recipient_list', key: "detail ->> 'fileKey'", belongsTo: "'sms list ' || id" },
  ],
};
