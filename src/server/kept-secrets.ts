import { openPersonal, personalColumns } from './applications/personal.ts';
import { SEAL_KEY_PURPOSE } from './audit/seal-key.ts';
import { type Kept, type SealedTable, sealedColumns } from './operations/kept.ts';
import { SealError } from './platform/sealed.ts';
import { createFactorSecrets } from './sign-in/factor-secrets.ts';

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
    };
  },
};

const secondFactors: SealedTable = {
  table: 'second_factor',
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

/**
 * Everything that is kept under the secret key. What stands here is renewed when the key is replaced;
 * the command finds sealed values and private files that do not, and says so.
 */
export const KEPT_SECRETS: Kept = {
  sealed: [
    applications,
    sealedColumns(
      { table: 'application_draft', id: 'id', idType: 'uuid' },
      { email: 'application draft', content: 'application draft' },
    ),
    secondFactors,
    sealedColumns(
      { table: 'audit_seal_key', id: 'id', idType: 'integer' },
      { sealed: SEAL_KEY_PURPOSE },
    ),
  ],
  files: [
    { table: 'application_file', belongsTo: 'token_hash' },
    { table: 'job_attachment', belongsTo: 'token_hash' },
  ],
};
