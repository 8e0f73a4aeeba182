import type { Captcha } from '#server/captcha/captcha.ts';
import { countUpload, type UploadLimits } from '#server/captcha/upload-passes.ts';
import type { PublicContext } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { networkOf } from '#server/platform/network.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import type { PrivateFiles } from './private-files.ts';
import {
  demandSpace,
  digestNetwork,
  type WaitingLimits,
  type WaitingTable,
} from './waiting-uploads.ts';
import { demandUpload, withUpload } from './with-upload.ts';

type Parts = { db: Db; files: PrivateFiles; captcha: Captcha; sealing: Sealing };

type Upload = {
  /** Counted under this name. */
  form: string;
  /** Where it waits until it is sent along. */
  table: WaitingTable;
  /** What a solved captcha is good for: the form that is being filled in; none: the network. */
  owner: string | undefined;
  solution: string | undefined;
  waiting: WaitingLimits;
  limits: UploadLimits;
  mostBytes: number;
};

/** Takes a visitor’s file in. Whatever can be refused before it is read is refused before. */
export async function takeUpload<Kept>(
  { db, files, captcha, sealing }: Parts,
  context: PublicContext,
  { form, table, owner, solution, waiting, limits, mostBytes }: Upload,
  keep: (content: Buffer, networkDigest: string) => Promise<Kept>,
): Promise<Kept> {
  demandUpload(context);
  const { ip: address } = context.request;
  const networkDigest = digestNetwork(sealing, address);
  const waits = await demandSpace(db, table, networkDigest, waiting);
  const sending = { form, address, solution, owner: owner ?? networkOf(address), waiting: waits };
  await countUpload(db, captcha, sending, limits);
  return withUpload(files, context, mostBytes, (content) => keep(content, networkDigest));
}
