import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { listOutput, MOST_ROWS } from '#contract/resource/resource.ts';
import { isStorable } from '#contract/text.ts';

export const MAIL_SECURITIES = ['starttls', 'tls', 'none'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

/** By which way something of the outbox goes. */
export const OUTBOX_CHANNELS = ['mail', 'line'] as const;
export type OutboxChannel = (typeof OUTBOX_CHANNELS)[number];

/**
 * `written`: to a file, for there is no mail server; `failed`: it will be tried again; `dropped`: what
 * it would have told is over; `passed_on`: it did not go this way, and goes by another.
 */
export const MAIL_STATES = [
  'queued',
  'sending',
  'sent',
  'written',
  'failed',
  'unsure',
  'given_up',
  'dropped',
  'passed_on',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const MAIL_LANGUAGES = ['th', 'en'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** By which ways, besides mail, some of it is told in a few words. */
export const MESSAGE_CHANNELS = ['sms', 'line'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
/** As it is written, before it is filled in. */
export const LONGEST_MESSAGE: Record<MessageChannel, number> = { sms: 500, line: 2_000 };

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => isStorable(text) && !/[\r\n]/.test(text), { error: 'invalid' });

const Address = line(254).refine(isEmail, {
  error: 'invalid_email',
});

const HOST = /^(?=.{1,253}$)([a-z0-9_-]{1,63}\.)*[a-z0-9_-]{1,63}$|^[0-9a-f:.]{2,45}$/i;

const MailServer = z.object({
  host: line(253).refine((text) => HOST.test(text), { error: 'invalid' }),
  port: z.int().min(1).max(65_535),
  security: z.enum(MAIL_SECURITIES),
  user: line(200),
  senderName: line(100).refine((text) => !/[<>"]/.test(text), { error: 'invalid' }),
  senderAddress: Address,
  /** Empty: answers go to the sender. */
  replyTo: z.union([z.literal(''), Address]),
});

/** Null leaves the stored one as it is, which is never told. */
const Password = z.string().max(500).nullable();
const ServerInput = MailServer.extend({ password: Password });
export type MailServerInput = z.infer<typeof ServerInput>;

const Version = z.int().min(0);

const StoredServer = MailServer.extend({ hasPassword: z.boolean() });
const ServerState = z.object({
  data: z.object({
    /** Null: mails go where the operator said. */
    server: StoredServer.nullable(),
    version: z.int(),
    updatedAt: z.iso.datetime().nullable(),
    updatedBy: z.string().nullable(),
    operator: z.object({
      /** Null: there is no server, mails become files. */
      host: z.string().nullable(),
      sender: z.string(),
    }),
  }),
});

const MAIL_FAILURES = [
  'refused',
  'auth',
  'tls',
  'connect',
  'timeout',
  'unknown_host',
  'private_address',
  'password_lost',
  'other',
] as const;

const TestAnswer = z.object({
  data: z.object({
    /** Null: the mail was taken. */
    failure: z.enum(MAIL_FAILURES).nullable(),
    /** The number that the server answered with, where it answered. */
    code: z.int().nullable(),
    /** The server's own words, or those of the connection. */
    answer: z.string(),
  }),
});
export type MailTestAnswer = z.infer<typeof TestAnswer>['data'];

const OutgoingMail = z.object({
  id: z.int(),
  channel: z.enum(OUTBOX_CHANNELS),
  event: z.string(),
  title: z.object({ th: z.string(), en: z.string() }),
  language: z.enum(MAIL_LANGUAGES),
  /** Shown in part; empty where it is no address. */
  recipient: z.string(),
  state: z.enum(MAIL_STATES),
  tries: z.int(),
  answer: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
});
export type OutgoingMail = z.infer<typeof OutgoingMail>;

const Cursor = z.string().regex(/^\d{1,9}$/);

const paragraph = z.string().trim().min(1).max(2_000).refine(isStorable, { error: 'invalid' });
export const MailTexts = z.object({
  subject: line(200).min(1),
  greeting: line(200),
  paragraphs: z.array(paragraph).min(1).max(20),
  /** Empty where the letter has no button. */
  button: line(60),
  notes: z.array(paragraph).max(10),
});
export type MailTexts = z.infer<typeof MailTexts>;

const Letter = z.object({
  texts: MailTexts,
  usual: MailTexts,
  changed: z.boolean(),
  version: z.int(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
});

const Message = z.object({
  text: z.string(),
  usual: z.string(),
  changed: z.boolean(),
  version: z.int(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
});
export type MessageTemplate = z.infer<typeof Message>;

const Placeholder = z.object({
  name: z.string(),
  th: z.string(),
  en: z.string(),
  required: z.boolean(),
});
const Placeholders = z.array(Placeholder);
export type MailPlaceholders = z.infer<typeof Placeholders>;
const Samples = z.object({ th: z.string(), en: z.string() });

const Template = z.object({
  event: z.string(),
  title: z.object({ th: z.string(), en: z.string() }),
  hasButton: z.boolean(),
  placeholders: Placeholders,
  /** Null where it is said in a chat alone. */
  letters: z.object({ th: Letter, en: Letter }).nullable(),
  /** What is told by SMS and LINE as well; null where only letters are written. */
  messages: z
    .object({
      placeholders: z.array(Placeholder.extend({ samples: Samples })),
      texts: z.array(
        Message.extend({ channel: z.enum(MESSAGE_CHANNELS), language: z.enum(MAIL_LANGUAGES) }),
      ),
    })
    .nullable(),
});
export type MailTemplate = z.infer<typeof Template>;

const Which = z.object({ event: z.string().min(1).max(50), language: z.enum(MAIL_LANGUAGES) });
const WhichMessage = Which.extend({ channel: z.enum(MESSAGE_CHANNELS) });
const MessageText = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_MESSAGE.line)
  .refine(isStorable, { error: 'invalid' });

export const mailCalls = {
  'smtp/read': defineCall({
    access: 'SmtpMaint.view',
    summary: 'The mail server that staff set, without its password, and the operator’s.',
    output: ServerState,
  }),
  'smtp/save': defineCall({
    access: 'SmtpMaint.edit',
    summary: 'Sets the mail server; a version that is not the newest is a conflict.',
    input: z.object({ version: Version, values: ServerInput }),
    output: ServerState,
  }),
  'smtp/clear': defineCall({
    access: 'SmtpMaint.edit',
    summary: 'Forgets the mail server that staff set: the operator’s holds again.',
    input: z.object({ version: Version }),
    output: ServerState,
  }),
  'smtp/test': defineCall({
    access: 'SmtpMaint.edit',
    summary: 'Sends a test mail through the values given and tells what the server answered.',
    input: z.object({ to: Address, values: ServerInput }),
    output: TestAnswer,
  }),
  'mail/outbox': defineCall({
    access: 'SmtpMaint.view',
    summary: 'A page of the mails that were asked for, newest first.',
    input: z.object({
      search: z.string().trim().max(100).default(''),
      state: z.enum(MAIL_STATES).optional(),
      after: Cursor.optional(),
      before: Cursor.optional(),
      size: z.int().min(1).max(MOST_ROWS).default(25),
    }),
    output: listOutput(OutgoingMail),
  }),
  'mail/resend': defineCall({
    access: 'SmtpMaint.edit',
    summary: 'Sends a mail once more: one that failed as itself, one that was sent as another.',
    input: z.object({ id: z.int().positive() }),
    output: z.object({ data: z.null() }),
  }),
  'mail/templates': defineCall({
    access: 'SmtpMaint.view',
    summary: 'Every letter of the product in both languages, as it is and as it was delivered.',
    output: z.object({ data: z.array(Template) }),
  }),
  'mail/saveTemplate': defineCall({
    access: 'SmtpMaint.edit',
    summary: 'Changes the texts of a letter; unknown and missing placeholders are refused.',
    input: Which.extend({ version: Version, values: MailTexts }),
    output: z.object({ data: Letter }),
  }),
  'mail/resetTemplate': defineCall({
    access: 'SmtpMaint.edit',
    summary: 'Gives a letter its delivered texts back.',
    input: Which.extend({ version: Version }),
    output: z.object({ data: Letter }),
  }),
  'mail/previewTemplate': defineCall({
    access: 'SmtpMaint.view',
    summary: 'A letter with these texts, filled in with samples.',
    input: Which.extend({ values: MailTexts }),
    output: z.object({ data: z.object({ subject: z.string(), text: z.string() }) }),
  }),
  'mail/saveMessage': defineCall({
    access: 'SmtpMaint.edit',
    summary:
      'Changes the text of a message by SMS or LINE; unknown and missing placeholders are refused.',
    input: WhichMessage.extend({ version: Version, text: MessageText }),
    output: z.object({ data: Message }),
  }),
  'mail/resetMessage': defineCall({
    access: 'SmtpMaint.edit',
    summary: 'Gives a message its delivered text back.',
    input: WhichMessage.extend({ version: Version }),
    output: z.object({ data: Message }),
  }),
  'mail/previewMessage': defineCall({
    access: 'SmtpMaint.view',
    summary: 'A message with this text, filled in with samples, and how long it is.',
    input: WhichMessage.extend({ text: MessageText }),
    output: z.object({
      data: z.object({
        text: z.string(),
        length: z.int(),
        /** Parts that an SMS is paid by; null of LINE. */
        parts: z.int().nullable(),
      }),
    }),
  }),
};
