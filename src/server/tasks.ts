import { APPLICATION_SENT_MAIL } from './applications/apply-announce.ts';
import { APPLICATION_REQUEST_MAIL } from './applications/case-requests.ts';
import { cleanApplying } from './applications/cleaning.ts';
import { APPLICATION_DRAFT_MAIL } from './applications/drafts.ts';
import { mailCopy, mailDraft, mailMoved, mailRequest, mailSent } from './applications/mails.ts';
import { APPLICATION_MOVED_MAIL } from './applications/moves.ts';
import { APPLICATION_COPY_MAIL } from './applications/status.ts';
import { readOffers } from './apply-knowledge.ts';
import { deleteOldSendings } from './captcha/form-sendings.ts';
import { deleteUnsavedUploads } from './documents/uploads.ts';
import type { FileStore } from './files/store.ts';
import { checkImport } from './imports/check-task.ts';
import { readImportFile } from './imports/read-task.ts';
import { undoImport } from './imports/undo-task.ts';
import { writeImport } from './imports/write-task.ts';
import { JOB_APPLICATION_MAIL, mailJobApplication } from './job-applications/mail.ts';
import { deleteUnsentUploads } from './job-applications/uploads.ts';
import type { MailParts } from './mail/mail.ts';
import { IMPORT_PLANS } from './maintained.ts';
import { deleteOldMessages } from './messages/cleaning.ts';
import {
  MESSAGE_ANSWER_MAIL,
  MESSAGE_RECEIVED_MAIL,
  mailMessageAnswer,
  mailMessageReceived,
} from './messages/mails.ts';
import { encodePicture } from './pictures/encode-task.ts';
import type { Db } from './platform/db.ts';
import type { TaskList } from './platform/jobs.ts';
import type { Sealing } from './platform/sealed.ts';
import { findRejection } from './reference/offered.ts';
import { cleanRecords } from './resource/cleaning.ts';
import { deleteEndedSessions } from './sign-in/cleaning.ts';
import { mailForgotPassword } from './sign-in/forgot-password-mail.ts';
import { FORGOT_PASSWORD_MAIL } from './sign-in/forgot-password-routes.ts';
import { EMAIL_CHANGED_MAIL, mailEmailChanged } from './users/email-changed-mail.ts';
import { mailTemporaryPassword, TEMPORARY_PASSWORD_MAIL } from './users/temporary-password-mail.ts';

type TaskParts = { db: Db; store: FileStore; mail: MailParts; sealing: Sealing };

/** Everything that runs in the background, by name. */
export function tasks({ db, store, mail, sealing }: TaskParts): TaskList {
  const applications = { db, sealing, mail, readOffers, findRejection };
  return {
    encode_picture: (payload) => encodePicture(db, store, payload),
    read_import: (payload) => readImportFile(db, store, IMPORT_PLANS, payload),
    check_import: (payload) => checkImport(db, IMPORT_PLANS, payload),
    write_import: (payload) => writeImport(db, IMPORT_PLANS, payload),
    undo_import: (payload) => undoImport(db, IMPORT_PLANS, payload),
    [TEMPORARY_PASSWORD_MAIL]: (payload) => mailTemporaryPassword(db, mail, payload),
    [EMAIL_CHANGED_MAIL]: (payload) => mailEmailChanged(db, mail, payload),
    [FORGOT_PASSWORD_MAIL]: (payload) => mailForgotPassword(db, mail, payload),
    [MESSAGE_RECEIVED_MAIL]: (payload) => mailMessageReceived(db, mail, payload),
    [MESSAGE_ANSWER_MAIL]: (payload) => mailMessageAnswer(db, mail, payload),
    delete_ended_sessions: async () => {
      await deleteEndedSessions(db);
    },
    delete_old_messages: () => deleteOldMessages(db),
    clean_records: () => cleanRecords(db),
    delete_unsaved_documents: () => deleteUnsavedUploads(db, store),
    [JOB_APPLICATION_MAIL]: (payload) => mailJobApplication(db, mail, payload),
    delete_unsent_job_files: () => deleteUnsentUploads(db, store),
    delete_old_form_sendings: () => deleteOldSendings(db),
    [APPLICATION_SENT_MAIL]: (payload) => mailSent(applications, payload),
    [APPLICATION_MOVED_MAIL]: (payload) => mailMoved(applications, payload),
    [APPLICATION_COPY_MAIL]: (payload) => mailCopy(applications, payload),
    [APPLICATION_DRAFT_MAIL]: (payload) => mailDraft(applications, payload),
    [APPLICATION_REQUEST_MAIL]: (payload) => mailRequest(applications, payload),
    clean_applying: () => cleanApplying(db, store),
  };
}

/** Times are UTC; 20:00 is three in the morning in Thailand. */
export const DAILY_PLAN = [
  '0 20 * * * delete_ended_sessions',
  '10 20 * * * delete_unsaved_documents',
  '15 20 * * * clean_records',
  '20 20 * * * delete_old_messages',
  '20 20 * * * delete_unsent_job_files',
  '25 20 * * * delete_old_form_sendings',
  '30 20 * * * clean_applying',
].join('\n');
