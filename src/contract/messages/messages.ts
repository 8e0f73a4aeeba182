import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { CaptchaSolution } from '#contract/captcha/captcha.ts';
import { LANGUAGES } from '#contract/language.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { isStorable } from '#contract/text.ts';
import { checkMessage, MESSAGE_LIMITS } from './check.ts';
import { MESSAGE_STATUSES } from './statuses.ts';

const text = (most: number) => z.string().trim().max(most);

/** What a visitor sends from the contact form. */
export const ContactMessage = z
  .object({
    /** Made by the browser: the same message sent twice is one, with the same answer. */
    id: z.uuid(),
    name: text(MESSAGE_LIMITS.name),
    email: text(MESSAGE_LIMITS.email),
    tel: text(MESSAGE_LIMITS.tel),
    header: text(MESSAGE_LIMITS.header),
    text: text(MESSAGE_LIMITS.text),
    policy: z.boolean(),
    /** The version of the privacy notice that the form showed. */
    policyVersion: z.int().min(0).max(1_000_000).optional(),
    newsletter: z.boolean().default(false),
    language: z.enum(LANGUAGES),
    /** A field that people do not see; programs fill it in. */
    website: z.string().max(500).default(''),
    captcha: CaptchaSolution.optional(),
  })
  .superRefine((message, issues) => {
    for (const [field, problem] of Object.entries(checkMessage(message)))
      issues.addIssue({ code: 'custom', message: problem, path: [field] });
  });
export type ContactMessage = z.infer<typeof ContactMessage>;

/** How a message is called towards its sender and in the office. */
const Reference = z.string().regex(/^[0-9A-F]{8}$/);

const Answer = z.object({
  id: z.int(),
  text: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  state: z.enum(['waiting', 'sent', 'written', 'failed']),
  sentAt: z.iso.datetime().nullable(),
});

/** In lists the address and the number are shown in part, and texts and answers are left out. */
const MessageRow = z.object({
  reference: z.string(),
  createdAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  tel: z.string(),
  header: z.string(),
  text: z.string(),
  language: z.enum(LANGUAGES),
  policyVersion: z.int(),
  newsletter: z.boolean(),
  status: z.enum(MESSAGE_STATUSES),
  assignee: z.string().nullable(),
  answers: z.array(Answer),
});
export type MessageRow = z.infer<typeof MessageRow>;
export type MessageAnswer = z.infer<typeof Answer>;

const inbox = defineResource({
  name: 'message',
  input: z.object({}),
  row: MessageRow,
  sorts: ['createdAt', 'updatedAt', 'name'],
  filters: {
    /** Any of these. */
    statuses: z.array(z.enum(MESSAGE_STATUSES)).max(MESSAGE_STATUSES.length),
    /** Whose: a user id. */
    assignee: z.string().min(1).max(100),
  },
});

const one = inbox['message/read'].output;
const Opened = z.object({ id: z.int().positive(), version: z.int().positive() });
const AnswerText = z.string().trim().min(1).max(4_000).refine(isStorable);

/** A message begins on the site and is not rewritten, so there is no adding and saving. */
export const messageCalls = {
  'subscribe/send': defineCall({
    access: 'public',
    summary: 'Takes in a message of the contact form; answers with its reference.',
    input: ContactMessage,
    output: z.object({ data: z.object({ reference: Reference }) }),
  }),
  'message/list': inbox['message/list'],
  'message/read': inbox['message/read'],
  'message/delete': inbox['message/delete'],
  'message/restore': inbox['message/restore'],
  'message/assign': defineCall({
    access: 'SubscribeMaint.edit',
    summary: 'The caller looks after a message from now on, or nobody does.',
    input: Opened.extend({ to: z.enum(['me', 'nobody']) }),
    output: one,
  }),
  'message/setStatus': defineCall({
    access: 'SubscribeMaint.edit',
    summary: 'Puts a message into another queue.',
    input: Opened.extend({ status: z.enum(MESSAGE_STATUSES) }),
    output: one,
  }),
  'message/preview': defineCall({
    access: 'SubscribeMaint.edit',
    summary: 'The letter that an answer would be, in the language of the sender.',
    input: z.object({ id: z.int().positive(), text: AnswerText }),
    output: z.object({ data: z.object({ subject: z.string(), text: z.string() }) }),
  }),
  'message/answers': defineCall({
    access: 'SubscribeMaint.view',
    summary: 'What became of the answers to a message; nothing personal, so it can be asked often.',
    input: z.object({ id: z.int().positive() }),
    output: z.object({ data: z.array(Answer.pick({ id: true, state: true, sentAt: true })) }),
  }),
  'message/answer': defineCall({
    access: 'SubscribeMaint.edit',
    summary: 'Answers a message by mail, in the language of the sender.',
    input: Opened.extend({ text: AnswerText }),
    output: one,
  }),
};
