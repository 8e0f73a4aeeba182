import { AppError } from '#contract/errors.ts';
import { makeLineCode, unlinkApplication } from '#server/applications/line-links.ts';
import { findLineLink } from '#server/applications/line-role.ts';
import { countSending } from '#server/captcha/form-sendings.ts';
import type { PublicContext } from '#server/platform/call-routes.ts';
import { type ApplyParts, LIMITS } from './parts.ts';
import { takeRow } from './status.ts';

/** For the one application that the token is for; the code is told once, and kept as a digest. */
export async function giveLineCode(parts: ApplyParts, token: string, { request }: PublicContext) {
  const { db, sealing, captcha } = parts;
  const row = await takeRow(db, sealing, token);
  const account = await parts.findLine(db);
  if (!account) throw new AppError('closed');
  const network = row.reference;
  const of = { form: 'register_line', network, address: request.ip, solution: undefined };
  await countSending(db, captcha, of, LIMITS.register_line);
  const { code, expiresAt } = await makeLineCode(db, sealing, row.id);
  return { code, expiresAt: expiresAt.toISOString(), basicId: account.basicId };
}

export async function readLineState({ db, sealing }: ApplyParts, token: string) {
  const { id } = await takeRow(db, sealing, token);
  return { linkedAt: (await findLineLink(db, id))?.linkedAt.toISOString() ?? null };
}

export async function unlinkLine(
  { db, sealing }: ApplyParts,
  token: string,
  { request }: PublicContext,
) {
  const row = await takeRow(db, sealing, token);
  await db.transaction((tx) =>
    unlinkApplication(tx, row, { actor: null, actorId: null, address: request.ip }),
  );
  return { linkedAt: null };
}
