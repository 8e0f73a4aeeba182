import { AppError } from '#contract/errors.ts';
import type { jobApplicationCalls } from '#contract/job-applications/job-applications.ts';
import { MOST_JOB_FILE_BYTES } from '#contract/job-applications/limits.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { Captcha } from '#server/captcha/captcha.ts';
import { countSending } from '#server/captcha/form-sendings.ts';
import { extensionOf } from '#server/files/download-name.ts';
import { isShown, openWhole } from '#server/files/open-whole.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import { takeUpload } from '#server/files/take-upload.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { cleanFile } from './clean-file.ts';
import { correctApplication, findSent } from './correct.ts';
import { jobApplicationKind } from './maintenance.ts';
import { findAttachment, findDetails } from './queries.ts';
import { SENDINGS, UPLOADS, WAITING } from './rules.ts';
import { keepApplication, type Pages } from './send.ts';
import { jobAttachment } from './tables.ts';
import { keepUpload } from './uploads.ts';

type Parts = {
  db: Db;
  files: PrivateFiles;
  captcha: Captcha;
  sealing: Sealing;
  pages: Pages;
};

const WINDOW = 'JobApplicationMaint';

export function jobApplicationRoutes(parts: Parts): Handlers<keyof typeof jobApplicationCalls> {
  const { db, files, captcha, sealing, pages } = parts;
  const note = (action: string, { request, viewer }: CallContext, id: number, file?: string) =>
    recordEvent(db, actorOf(request, viewer), {
      action,
      subject: WINDOW,
      subjectId: id,
      ...(file && { changes: { file: { to: file } } }),
    });

  return {
    ...resourceRoutes(db, jobApplicationKind(sealing)),
    'workWithUs/upload': async ({ kind, draftId, captcha: solution }, context) => {
      const use = {
        form: 'work_upload',
        table: jobAttachment,
        owner: draftId,
        solution,
        waiting: WAITING,
        limits: UPLOADS,
        mostBytes: MOST_JOB_FILE_BYTES,
      };
      const data = await takeUpload(parts, context, use, async (content, networkDigest) =>
        keepUpload(db, files, { kind, networkDigest }, await cleanFile(kind, content)),
      );
      return { data };
    },
    'workWithUs/send': async (input, context) => {
      const sent = await findSent(db, sealing, input);
      if (sent?.same) return { data: { number: sent.number } };
      const sending = { form: 'work', address: context.request.ip, solution: input.captcha };
      await countSending(db, captcha, sending, SENDINGS);
      const keep = sent ? correctApplication : keepApplication;
      return { data: { number: await keep(parts, input) } };
    },
    'jobApplication/details': async ({ id }, context) => {
      const details = await findDetails(db, sealing, id);
      if (!details) throw new AppError('not_found');
      await note('view', context, id);
      return { data: details };
    },
    'jobApplication/attachment': async ({ id, attachmentId }, context) => {
      const found = await findAttachment(db, id, attachmentId);
      if (!found) throw new AppError('not_found');
      const noted = () => note('view_file', context, id, found.kind);
      const data = await openWhole(files, found, noted);
      if (!data) throw new AppError('not_found');
      const { kind, contentType, name } = found;
      return {
        data,
        file: {
          type: contentType,
          name: `${kind}-${id}${extensionOf(name)}`,
          inline: isShown(contentType),
        },
      };
    },
    'jobApplication/postings': async () => ({ data: await pages.listPostings(db) }),
  };
}
