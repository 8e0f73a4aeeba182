import { sql } from 'drizzle-orm';
import { remindOfAppointments } from '#server/applications/appointment-reminders.ts';
import { TEXT_APPLICANT } from '#server/applications/ask-for-text.ts';
import { noteContactMessage } from '#server/applications/contact-messages.ts';
import { deleteOldLineCodes } from '#server/applications/line-links.ts';
import { expireOffers } from '#server/applications/offer-expiry.ts';
import { cleanApplying, digestOldContacts, digestOldDrafts } from '#server/apply/cleaning.ts';
import { remindOfRequests } from '#server/apply/reminders.ts';
import { textApplicant } from '#server/apply/texts.ts';
import { checkAudit } from '#server/audit/seal-tasks.ts';
import { sealEvents } from '#server/audit/seals.ts';
import { deleteOldSendings } from '#server/captcha/form-sendings.ts';
import { remindOfSteps } from '#server/cases/step-reminders.ts';
import { rollUpApplicationCounts } from '#server/dashboard/roll-up.ts';
import { deleteUnsavedUploads } from '#server/documents/uploads.ts';
import { REMOVE_FILES, removeFiles } from '#server/files/removal.ts';
import type { FileStore } from '#server/files/store.ts';
import { sweepFiles } from '#server/files/sweep.ts';
import { endAbandoned } from '#server/imports/abandoned.ts';
import { checkImport } from '#server/imports/check-task.ts';
import { forgetOldRows } from '#server/imports/old-rows.ts';
import { readImportFile } from '#server/imports/read-task.ts';
import { undoImport } from '#server/imports/undo-task.ts';
import { writeImport } from '#server/imports/write-task.ts';
import { sealPlainNumbers } from '#server/job-applications/cleaning.ts';
import { deleteUnsentUploads } from '#server/job-applications/uploads.ts';
import { findChannel } from '#server/line/channel.ts';
import { REPLY_LINE, replyInChat } from '#server/line/reply-task.ts';
import { passOn, pushQueued } from '#server/line/send-task.ts';
import { deleteOldLineEvents } from '#server/line/webhook.ts';
import { removeOldLetters } from '#server/mail/folder-mailer.ts';
import type { MailParts } from '#server/mail/mail.ts';
import { NO_TRY_ENDED, resumeAbandoned } from '#server/mail/outbox.ts';
import { SEND_LINE, SEND_MAIL } from '#server/mail/queue.ts';
import { leaveInDoubt, sendQueuedMail } from '#server/mail/send-task.ts';
import { sealPlainTels } from '#server/messages/cleaning.ts';
import { MATCH_MESSAGE, matchMessage } from '#server/messages/matching.ts';
import { keysIn } from '#server/operations/kept.ts';
import { readParameters } from '#server/parameters/queries.ts';
import { encodePicture } from '#server/pictures/encode-task.ts';
import { dropReplaced } from '#server/pictures/replace.ts';
import { foldOldTags } from '#server/pictures/tags.ts';
import type { Db } from '#server/platform/db.ts';
import { forgetFailedJobs } from '#server/platform/failed-jobs.ts';
import type { TaskList } from '#server/platform/jobs.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { TELL_READERS } from '#server/policy-notices/queries.ts';
import { tellReaders } from '#server/policy-notices/task.ts';
import { sealPlainContacts } from '#server/privacy/maintenance.ts';
import { applyRetention } from '#server/privacy/retention.ts';
import { cleanRecords } from '#server/resource/cleaning.ts';
import { deleteEndedSessions, signOutWhoLeft } from '#server/sign-in/cleaning.ts';
import { cleanSmsLists } from '#server/sms/cleaning.ts';
import { dispatchSms } from '#server/sms/dispatch.ts';
import { gatherRecipients } from '#server/sms/gather-task.ts';
import { rollUpMessages } from '#server/sms/message-counts.ts';
import type { SmsParts } from '#server/sms/parts.ts';
import { SMS_DISPATCH, SMS_GATHER } from '#server/sms/queue.ts';
import { rollUpWanted } from '#server/translations/queries.ts';
import { findReachable } from '#server/users/reachable.ts';
import { forgetMissed } from '#server/visits/missed-searches.ts';
import { applicantNews, applicantTexts, createLineParts } from './line.ts';
import { MAIL_EVENTS } from './mail-events.ts';
import { retentions } from './person-sources.ts';
import { POLICY_NOTICE } from './policy-readers.ts';
import { KIND_PLANS, usersPlan } from './resources.ts';
import { SECRETS } from './secrets.ts';

/** Also private files that a column called `file_key` does not name. */
const NAMED = SECRETS.files.map((table) => sql.raw(keysIn(table)));

type TaskParts = {
  db: Db;
  store: FileStore;
  mail: MailParts;
  sealing: Sealing;
  log: Logger;
  sms: SmsParts;
  dataDir: string;
};

/** The parameters, and whether LINE is one of the ways to applicants now. */
const readWays = async (db: Db) => ({
  ...(await readParameters(db)),
  hasLine: (await findChannel(db)) !== undefined,
});

/** Everything that runs in the background, by name. */
export function tasks({ db, store, mail, sealing, log, sms, dataDir }: TaskParts): TaskList {
  const [line, texts] = [createLineParts(sms), applicantTexts(sms)];
  const plans = { ...KIND_PLANS, users: usersPlan(db) };
  return {
    encode_picture: (payload) => encodePicture(db, store, payload),
    read_import: (payload, { job }) =>
      readImportFile({ db, files: sms.files, plans }, payload, tryOf(job)),
    check_import: (payload, { job }) => checkImport(db, plans, payload, tryOf(job)),
    write_import: (payload, { job }) => writeImport(db, plans, payload, tryOf(job)),
    undo_import: (payload, { job }) => undoImport(db, plans, payload, tryOf(job)),
    [SEND_MAIL]: (payload) => sendQueuedMail({ ...mail, db, sealing }, MAIL_EVENTS, payload),
    resume_mails: () =>
      resumeAbandoned(db, {
        mail: (tx, row) => {
          const event = MAIL_EVENTS.find(({ name }) => name === row.event);
          return leaveInDoubt(tx, event, row, { answer: row.answer });
        },
        line: (tx, row) => passOn(tx, applicantNews(texts), row, NO_TRY_ENDED),
      }),
    [TELL_READERS]: (payload) => tellReaders({ ...POLICY_NOTICE, db, sealing }, payload),
    remind_of_steps: async () => remindOfSteps(db, await readParameters(db), findReachable),
    remind_of_requests: async () => remindOfRequests(db, sealing, await readWays(db), log),
    remind_of_appointments: async () => remindOfAppointments(db, sealing, await readWays(db)),
    expire_offers: async () => expireOffers(db, await readParameters(db)),
    delete_ended_sessions: async () => {
      await deleteEndedSessions(db);
    },
    sign_out_who_left: () => signOutWhoLeft(db),
    apply_retention: async () =>
      applyRetention(db, retentions(sealing), await readParameters(db), log),
    [REMOVE_FILES]: (payload) => removeFiles(store, payload),
    sweep_files: async () => {
      await sweepFiles({ db, store, log }, NAMED);
    },
    end_abandoned_imports: async () => {
      await endAbandoned(db);
      await forgetOldRows(db, (await readParameters(db)).retention_log_days);
    },
    remove_old_letters: async () =>
      removeOldLetters(dataDir, (await readParameters(db)).retention_log_days),
    forget_failed_jobs: async () =>
      forgetFailedJobs(db, (await readParameters(db)).retention_log_days),
    drop_replaced_pictures: () => dropReplaced(db),
    clean_records: async () => {
      await cleanRecords(db);
      await foldOldTags(db);
    },
    delete_unsaved_documents: () => deleteUnsavedUploads(db),
    delete_unsent_job_files: () => deleteUnsentUploads(db, store),
    seal_plain_phones: async () => {
      await sealPlainTels(db, sealing);
      await sealPlainNumbers(db, sealing);
      await sealPlainContacts(db, sealing);
      await digestOldDrafts(db, sealing);
      await digestOldContacts(db, sealing);
    },
    roll_up_application_counts: async () => {
      await rollUpApplicationCounts(db);
      await rollUpWanted(db);
      await rollUpMessages(db);
    },
    forget_missed_searches: async () =>
      forgetMissed(db, (await readParameters(db)).retention_search_days),
    delete_old_form_sendings: () => deleteOldSendings(db),
    clean_applying: () => cleanApplying(db, store),
    seal_audit: async () => {
      await sealEvents(db, sealing);
    },
    check_audit: async () => {
      await checkAudit(db, sealing, { log });
    },
    [MATCH_MESSAGE]: (payload) => matchMessage({ db, sealing, note: noteContactMessage }, payload),
    [TEXT_APPLICANT]: (payload) => textApplicant(texts, payload),
    [SEND_LINE]: (payload) => pushQueued(line, applicantNews(texts), payload),
    [REPLY_LINE]: (payload) => replyInChat(line, payload),
    clean_line: async () => {
      await deleteOldLineEvents(db);
      await deleteOldLineCodes(db);
    },
    clean_sms_lists: () => cleanSmsLists(db),
    [SMS_DISPATCH]: () => dispatchSms(sms),
    [SMS_GATHER]: (payload) => gatherRecipients(sms, payload),
  };
}

const tryOf = (job: { attempts: number; max_attempts: number }) => ({
  isLast: job.attempts >= job.max_attempts,
});

/** Where the server was off at the time of a nightly job, it is done after the next start. */
const MADE_UP_FOR = '?fill=1d';

/** One that fails is there once: else each minute would add another, with tries for days. */
const often = (minutes: string, task: string) =>
  `${minutes} * * * * ${task} ?jobKey=${task}&jobKeyMode=replace`;

/**
 * Times are UTC, the minute first; 20:00 is three in the morning in Thailand. Whatever runs by night
 * may run by day as well, and twice as well as once.
 */
export const DAILY_PLAN = [
  often('*', 'roll_up_application_counts'),
  often('*', 'sign_out_who_left'),
  often('*', 'remind_of_steps'),
  // At ten in the morning in Thailand, when people may read it.
  `0 3 * * * remind_of_requests ${MADE_UP_FOR}`,
  // Every hour: staff set from which one on.
  '0 * * * * remind_of_appointments',
  // A minute past midnight in Thailand: yesterday was the last day.
  `1 17 * * * expire_offers ${MADE_UP_FOR}`,
  `0 20 * * * delete_ended_sessions ${MADE_UP_FOR}`,
  `10 20 * * * delete_unsaved_documents ${MADE_UP_FOR}`,
  `15 20 * * * clean_records ${MADE_UP_FOR}`,
  `16 20 * * * end_abandoned_imports ${MADE_UP_FOR}`,
  `17 20 * * * seal_plain_phones ${MADE_UP_FOR}`,
  `18 20 * * * drop_replaced_pictures ${MADE_UP_FOR}`,
  `19 20 * * * forget_failed_jobs ${MADE_UP_FOR}`,
  `20 20 * * * apply_retention ${MADE_UP_FOR}`,
  `21 20 * * * remove_old_letters ${MADE_UP_FOR}`,
  // What belongs to no form that is kept has a short life.
  '20 * * * * delete_unsent_job_files',
  often('*/5', 'resume_mails'),
  `22 20 * * * clean_sms_lists ${MADE_UP_FOR}`,
  `23 20 * * * clean_line ${MADE_UP_FOR}`,
  `24 20 * * * forget_missed_searches ${MADE_UP_FOR}`,
  `25 20 * * * delete_old_form_sendings ${MADE_UP_FOR}`,
  '30 * * * * clean_applying',
  `30 20 * * * check_audit ${MADE_UP_FOR}`,
  `45 20 * * * sweep_files ${MADE_UP_FOR}`,
  often('*', 'seal_audit'),
  // Every minute: what waited for its hour, or was left by a process that ended.
  often('*', SMS_DISPATCH),
].join('\n');
