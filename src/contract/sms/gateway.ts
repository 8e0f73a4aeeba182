import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { isStorable } from '#contract/text.ts';

const Path = z.string().trim().max(200).default('');
const Values = z.array(z.string().trim().min(1).max(100)).max(20).default([]);
const Address = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => text === '' || /^https?:\/\/[^\s{}]+/.test(text), { message: 'invalid_link' });
const HeaderName = z.string().regex(/^[A-Za-z0-9-]{1,60}$/);
const Line = z
  .string()
  .max(1_000)
  .regex(/^[^\r\n\0]*$/);

/**
 * How a provider is spoken to. Texts may hold {number}, {text}, {sender}, {id} and {secret:name};
 * places in answers are `a.0.b` in JSON, `<NAME>` in XML and `name=` in plain text.
 */
const GatewayFields = z.object({
  /** `record` keeps messages and sends nothing. */
  adapter: z.enum(['record', 'http']),
  sender: z.string().trim().max(20).default(''),
  numberFormat: z.enum(['national', 'international', 'e164']).default('international'),
  url: Address.default(''),
  method: z.enum(['POST', 'GET']).default('POST'),
  contentType: z.enum(['json', 'form']).default('json'),
  headers: z
    .array(z.object({ name: HeaderName, value: Line }))
    .max(20)
    .default([]),
  body: z.string().max(5_000).refine(isStorable).default(''),
  resultPath: Path,
  successValues: Values,
  /** Values that ask for another try later. */
  laterValues: Values,
  idPath: Path,
  /** The provider knows our ids: the same one twice is one message. */
  idempotent: z.boolean().default(false),
  /** Asks by our id whether a message arrived; empty: cannot be asked. */
  lookupUrl: Address.default(''),
  lookupPath: Path,
  lookupValues: Values,
  timeoutSeconds: z.number().min(0.2).max(20).default(10),
  /** The first pause before another try; each one after it is twice as long. */
  retrySeconds: z.number().min(0.05).max(600).default(5),
  mostAttempts: z.int().min(1).max(20).default(6),
  reportIdPath: Path,
  reportStatusPath: Path,
  deliveredValues: Values,
  undeliveredValues: Values,
});

export const SmsGateway = GatewayFields.superRefine((gateway, issues) => {
  if (gateway.adapter === 'record') return;
  if (gateway.url === '') issues.addIssue({ code: 'custom', message: 'required', path: ['url'] });
  const holds = `${gateway.url} ${gateway.method === 'POST' ? gateway.body : ''}`;
  for (const needed of ['{number}', '{text}'])
    if (!holds.includes(needed))
      issues.addIssue({
        code: 'custom',
        message: 'needs_placeholders',
        path: [gateway.method === 'POST' ? 'body' : 'url'],
      });
  if (gateway.sender === '' && holds.includes('{sender}'))
    issues.addIssue({ code: 'custom', message: 'required', path: ['sender'] });
  if (gateway.lookupUrl !== '' && !gateway.lookupUrl.includes('{id}'))
    issues.addIssue({ code: 'custom', message: 'needs_id', path: ['lookupUrl'] });
});
export type SmsGateway = z.infer<typeof SmsGateway>;

const SecretName = z.string().regex(/^[a-z][a-z0-9_]{0,29}$/);

const GatewayView = z.object({
  version: z.int(),
  values: GatewayFields,
  /** What is there; what they are is never told. */
  secrets: z.array(z.string()),
  reportSecret: z.boolean(),
  reportUrl: z.string(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
});

export const smsGatewayCalls = {
  'sms/gateway': defineCall({
    access: 'BulkSMS.view',
    summary: 'How the provider of messages is spoken to; secrets are only named.',
    output: z.object({ data: GatewayView }),
  }),
  'sms/saveGateway': defineCall({
    access: 'BulkSMS.approve',
    summary:
      'Changes how the provider is spoken to. A secret that is not sent stays; an empty one goes.',
    input: z.object({
      version: z.int().min(0),
      values: SmsGateway,
      secrets: z.record(SecretName, z.string().max(2_000)).default({}),
      reportSecret: z.string().max(500).optional(),
    }),
    output: z.object({ data: GatewayView }),
  }),
  'sms/test': defineCall({
    access: 'BulkSMS.approve',
    summary: 'Sends one message by the settings as they are kept, and shows what came back.',
    input: z.object({
      phone: z.string().trim().min(1).max(40),
      text: z.string().trim().min(1).max(200).refine(isStorable),
    }),
    output: z.object({
      data: z.object({
        outcome: z.enum([
          'accepted',
          'recorded',
          'refused',
          'later',
          'down',
          'misconfigured',
          'doubt',
        ]),
        status: z.int().nullable(),
        answer: z.string(),
        problem: z.string(),
        providerId: z.string().nullable(),
      }),
    }),
  }),
};
