import { AppError } from '#contract/errors.ts';
import type { MailServerInput, mailCalls } from '#contract/mail/mail.ts';
import { actorOf, changesBetween, recordEvent } from '#server/audit/record.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { describeFailure } from './failure.ts';
import { writeLetter } from './letter.ts';
import { findPublicAddress } from './private-addresses.ts';
import {
  findServer,
  holdServer,
  passwordFor,
  type StoredServer,
  senderOf,
  writeServer,
} from './server-settings.ts';
import { sendThrough } from './smtp-mailer.ts';
import { TEST_LETTERS } from './test-letter.ts';

const WINDOW = 'SmtpMaint';
const FIELDS = [
  'host',
  'port',
  'security',
  'user',
  'senderName',
  'senderAddress',
  'replyTo',
] as const;

type Path = keyof Pick<typeof mailCalls, 'smtp/read' | 'smtp/save' | 'smtp/clear' | 'smtp/test'>;
type ServerParts = {
  db: Db;
  sealing: Sealing;
  allowPrivate: boolean;
  /** What the operator set; null: no server, mails become files. */
  operator: { host: string | null; sender: string };
};

/** The mail server that staff set. Its password goes in and never comes out. */
export function mailServerRoutes(parts: ServerParts): Handlers<Path> {
  const { db, sealing, operator } = parts;

  async function read() {
    const row = await findServer(db);
    return {
      data: {
        server: row?.host ? toServer({ ...row, host: row.host }) : null,
        version: row?.version ?? 0,
        updatedAt: row?.updatedAt.toISOString() ?? null,
        updatedBy: row?.updatedBy ?? null,
        operator,
      },
    };
  }

  return {
    'smtp/read': read,
    'smtp/save': async ({ version, values }, context) => {
      checkSecrecy(parts, values);
      await findPublicAddress(values.host, parts.allowPrivate).catch(refuseHost);
      await change(db, version, context, (stored) => {
        const { password, ...rest } = values;
        const { sealed } = passwordFor(stored, values, sealing);
        return { values: { ...rest, password: sealed }, newPassword: password !== null };
      });
      return read();
    },
    'smtp/clear': async ({ version }, context) => {
      await change(db, version, context, () => ({
        values: { host: null, user: '', password: null },
        newPassword: false,
      }));
      return read();
    },
    'smtp/test': async ({ to, values }, { request, viewer }) => {
      checkSecrecy(parts, values);
      const { password } = passwordFor(await findServer(db), values, sealing);
      await recordEvent(db, actorOf(request, viewer), {
        action: 'test_mail',
        subject: WINDOW,
        subjectName: values.host,
      });
      return { data: await tryOut(parts, values, password, to) };
    },
  };
}

async function tryOut(
  { allowPrivate }: ServerParts,
  values: MailServerInput,
  password: string,
  to: string,
) {
  const { host, port, security, user, replyTo } = values;
  try {
    const address = await findPublicAddress(host, allowPrivate);
    const server = { host, address, port, security, user, password, replyTo };
    const letter = writeLetter(TEST_LETTERS);
    const { answer: said } = await sendThrough(
      { ...server, from: senderOf(values) },
      { to, ...letter },
    );
    const [, code = '', answer = said] = /^(\d{3})[ -](.*)$/s.exec(said) ?? [];
    return { failure: null, code: code ? Number(code) : null, answer };
  } catch (error) {
    const { kind, code, answer } = describeFailure(error);
    return { failure: kind, code, answer: answer.slice(0, 1_000) };
  }
}

function toServer({ host, password, ...row }: StoredServer & { host: string }) {
  const { port, security, user, senderName, senderAddress, replyTo } = row;
  const hasPassword = password !== null;
  return { host, port, security, user, senderName, senderAddress, replyTo, hasPassword };
}

/** A password does not travel where it can be heard, but within the operator's own network. */
function checkSecrecy({ allowPrivate }: ServerParts, { security, user }: MailServerInput): void {
  if (security === 'none' && user !== '' && !allowPrivate)
    throw new AppError('invalid_input', { security: 'needs_encryption' });
}

function refuseHost(error: unknown): never {
  throw new AppError('invalid_input', { host: describeFailure(error).kind });
}

async function change(
  db: Db,
  version: number,
  { request, viewer }: CallContext,
  decide: (stored: StoredServer | undefined) => {
    values: Partial<StoredServer>;
    newPassword: boolean;
  },
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await holdServer(tx);
    if ((stored?.version ?? 0) !== version) throw new AppError('conflict');
    const { values, newPassword } = decide(stored);
    await writeServer(tx, values, viewer.name);
    await recordEvent(tx, actorOf(request, viewer), {
      action: 'change',
      subject: WINDOW,
      subjectId: 'server',
      subjectName: values.host ?? '',
      changes: {
        ...changesBetween<StoredServer>(stored ?? {}, { ...stored, ...values }, FIELDS),
        ...(newPassword && { password: { from: stored?.password ? '••••' : '', to: '••••' } }),
      },
    });
  });
}
