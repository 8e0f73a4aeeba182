import type { applyCalls } from '#contract/apply/apply.ts';
import { MOST_PLACES } from '#contract/apply/limits.ts';
import type { ParsedInputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import { isOn } from '#contract/parameters/parameters.ts';
import { listDistricts, listSubdistricts } from '#server/addresses/places.ts';
import { findPlaces } from '#server/addresses/search.ts';
import { applicationFile } from '#server/applications/tables.ts';
import { cleanDocument } from '#server/files/clean-document.ts';
import { takeUpload } from '#server/files/take-upload.ts';
import { demandUpload } from '#server/files/with-upload.ts';
import type { Handlers, PublicContext } from '#server/platform/call-routes.ts';
import { keepDraft, openDraft } from './drafts.ts';
import { giveLineCode, readLineState, unlinkLine } from './line.ts';
import { sendOfferCode } from './offers.ts';
import { type ApplyParts, count, UPLOADS, WAITING } from './parts.ts';
import {
  answerRequest,
  findRequest,
  openDocumentLink,
  openRequest,
  purposeOf,
} from './requests.ts';
import { findNetwork, sendApplication } from './send.ts';
import {
  answer,
  answerAppointment,
  readStatus,
  readStatusAgain,
  sendCopy,
  takeRow,
  withdraw,
} from './status.ts';
import {
  demandRoom,
  demandUnsent,
  findUploads,
  keepUpload,
  type Purpose,
  removeUpload,
  viewUpload,
} from './uploads.ts';

const MEGABYTE = 1024 * 1024;

export function applyRoutes(parts: ApplyParts): Handlers<keyof typeof applyCalls> {
  const { db, files } = parts;
  return {
    'register/districts': async ({ province }) => ({ data: await listDistricts(province) }),
    'register/subdistricts': async ({ district }) => ({ data: await listSubdistricts(district) }),
    'register/findPlaces': async ({ text }) => ({ data: await findPlaces(text, MOST_PLACES) }),
    'register/checkCode': async ({ code }, context) => {
      await count(parts, 'register_code', context);
      return { data: { network: await findNetwork(parts, code) } };
    },
    'register/upload': async (input, context) => ({ data: await upload(parts, input, context) }),
    'register/removeUpload': async (holder) => {
      await removeUpload(db, files, holder);
      return { data: null };
    },
    'register/findUploads': async (held) => ({ data: await findUploads(db, held) }),
    'register/viewUpload': (holder) => viewUpload(db, files, holder),
    'register/send': async (input, context) => ({
      data: await sendApplication(parts, input, context),
    }),
    'register/keepDraft': async (input, context) => ({
      data: await keepDraft(parts, input, context),
    }),
    'register/openDraft': async ({ token }) => ({ data: await openDraft(parts, token) }),
    'register/status': async (input, context) => ({
      data: await readStatus(parts, input, context),
    }),
    'register/statusAgain': async ({ token }) => ({ data: await readStatusAgain(parts, token) }),
    'register/withdraw': async ({ token }, context) => ({
      data: await withdraw(parts, token, context),
    }),
    'register/offerCode': async ({ token, ...input }, context) => ({
      data: await sendOfferCode(parts, await takeRow(db, parts.sealing, token), input, context),
    }),
    'register/answerOffer': async (input, context) => ({
      data: await answer(parts, input, context),
    }),
    'register/askAppointment': async (input, context) => ({
      data: await answerAppointment(parts, input, 'ask', context),
    }),
    'register/cancelAppointment': async (input, context) => ({
      data: await answerAppointment(parts, input, 'cancel', context),
    }),
    'register/sendCopy': async ({ token }, context) => ({
      data: await sendCopy(parts, token, context),
    }),
    'register/lineCode': async ({ token }, context) => ({
      data: await giveLineCode(parts, token, context),
    }),
    'register/lineState': async ({ token }) => ({ data: await readLineState(parts, token) }),
    'register/lineUnlink': async ({ token }, context) => ({
      data: await unlinkLine(parts, token, context),
    }),
    'register/openRequest': async ({ token, held }) => ({
      data: await openRequest(parts, token, held),
    }),
    'register/documentLink': async (input) => ({ data: await openDocumentLink(parts, input) }),
    'register/answerRequest': async (input, { request }) => ({
      data: await answerRequest(parts, input, request.ip),
    }),
  };
}

/** Whatever can be refused before the file is read is refused before. */
async function upload(
  parts: ApplyParts,
  input: ParsedInputOf<'register/upload'>,
  context: PublicContext,
) {
  const { db, files } = parts;
  demandUpload(context);
  const parameters = await parts.parameters();
  const purpose = await findPurpose(parts, input, parameters.upload_application_megabytes);
  await demandRoom(db, purpose, 1);
  const use = {
    form: 'register_upload',
    table: applicationFile,
    owner: input.draftId,
    solution: input.captcha,
    waiting: WAITING,
    // Who answers a request holds a link that we sent.
    limits: purpose.requestId === null ? UPLOADS : { ...UPLOADS, ...UNASKED },
    mostBytes: parameters.upload_file_megabytes * MEGABYTE,
  };
  return takeUpload(parts, context, use, async (content, networkDigest) =>
    keepUpload(db, files, { ...purpose, networkDigest }, await cleanDocument(content), input.name),
  );
}

const UNASKED = { freeUploads: UPLOADS.mostUploads, freeBytes: WAITING.ofAll };

async function findPurpose(
  parts: ApplyParts,
  { draftId, uploadTypeId, request }: ParsedInputOf<'register/upload'>,
  megabytes: number,
): Promise<Purpose> {
  const offers = await parts.offers();
  const mostBytes = megabytes * MEGABYTE;
  if (request !== undefined) {
    const found = await findRequest(parts.db, request);
    const purpose = { ...purposeOf(parts.sealing, offers, found), mostBytes };
    if (purpose.draftId !== draftId) throw new AppError('not_found');
    return purpose;
  }
  if (!isOn((await parts.parameters()).register_show)) throw new AppError('closed');
  const type = offers.uploadTypes.find(({ id }) => id === uploadTypeId);
  if (!type) throw new AppError('invalid_input', { uploadTypeId: 'invalid' });
  await demandUnsent(parts.db, draftId);
  const { id, name, mostFiles } = type;
  const fresh = { draftId, uploadTypeId: id, documentName: name, requestId: null, caseId: null };
  return { ...fresh, mostFiles, mostBytes };
}
