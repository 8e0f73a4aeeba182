import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { EXTERNAL_CAPTCHAS } from '#contract/captcha/captcha.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { CAPTCHA_ADDRESSES } from './captcha-addresses.ts';
import type { BodyLimits } from './paced-bodies.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { StartupError } from './startup-error.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535));

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

const isBareOrigin = (text: string) => {
  const url = URL.parse(text);
  return url !== null && [url.origin, `${url.origin}/`].includes(url.href);
};

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(isBareOrigin)
  .transform((text) => new URL(text).origin);

const isProxyAddress = (text: string) => {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const widest = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= widest && !rest.length;
};

const trustProxy = z.union([
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform((hops) => Number(hops) || (false as const)),
  z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.string().refine(isProxyAddress))),
]);

const isMailServer = (text: string) => {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && !url.search;
};

/** An address alone, or a name and the address in angle brackets. */
const isSender = (text: string) => {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return isEmail(address);
};

const webAddress = z.url({ protocol: /^https?$/ });

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  DATA_DIR: z.string().optional(),
  PUBLIC_ORIGIN: origin.optional(),
  ADMIN_PASSWORD: z.string().optional(),
  DEMO: z
    .enum(['0', '1'])
    .transform((flag) => flag === '1')
    .optional(),
  SECRET_KEY: z.string().min(32).optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32).optional(),
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('us-east-1'),
  S3_ACCESS_KEY: z.string().max(200).optional(),
  S3_SECRET_KEY: z.string().max(200).optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  WORKERS: z
    .union([
      wholeNumber(1, 32),
      z.literal('auto').transform(() => Math.min(availableParallelism(), 32)),
    ])
    .default(1),
  METRICS_TOKEN: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: trustProxy.default(false),
  SMTP_URL: z.string().refine(isMailServer).optional(),
  SMTP_ALLOW_PRIVATE: z
    .enum(['0', '1'])
    .default('0')
    .transform((flag) => flag === '1'),
  MAIL_FROM: z.string().max(200).refine(isSender).optional(),
  CAPTCHA_PROVIDER: z.enum(['altcha', ...EXTERNAL_CAPTCHAS]).default('altcha'),
  CAPTCHA_SITE_KEY: z.string().max(200).optional(),
  CAPTCHA_SECRET: z.string().max(200).optional(),
  CAPTCHA_VERIFY_URL: webAddress.optional(),
  CAPTCHA_SCRIPT_URL: webAddress.optional(),
  CAPTCHA_TRIES: wholeNumber(3, 10_000).default(300),
  SMS_ALLOW_PRIVATE: z
    .enum(['0', '1'])
    .default('0')
    .transform((flag) => flag === '1'),
  UPLOAD_LEAST_KILOBYTES_PER_SECOND: wholeNumber(1, 1_000).default(8),
  UPLOAD_MOST_SECONDS: wholeNumber(30, 3_600).default(600),
  UPLOADS_PER_ADDRESS: wholeNumber(1, 1_000).default(16),
});

type Variable = keyof z.infer<typeof Environment>;

/** What a wrong value fails to be, and what to do about it. */
const expectations: Record<Variable, [what: string, remedy: string]> = {
  PORT: ['a port number', 'set it to a number from 1 to 65535'],
  HOST: ['an address or host name', 'set it to one such as 127.0.0.1 or 0.0.0.0'],
  DATABASE_URL: [
    'a PostgreSQL address',
    'set it to one such as postgres://user:password@host:5432/chanote, or unset it to use the embedded database',
  ],
  DATA_DIR: ['a folder', 'set it to the path of a folder'],
  PUBLIC_ORIGIN: [
    'an http or https origin',
    'set it to one without a path, such as https://www.example.co.th',
  ],
  ADMIN_PASSWORD: ['a password', 'set it to the first password of the user admin'],
  DEMO: ['0 or 1', 'set it to 1 to load the demo content or to 0 to leave it out'],
  SECRET_KEY: ['a long enough key', 'set it to at least 32 random characters'],
  SECRET_KEY_PREVIOUS: [
    'a long enough key',
    'set it to the key that SECRET_KEY replaced, or unset it when npm run rotate-key has finished',
  ],
  S3_ENDPOINT: [
    'an http or https origin',
    'set it to that of the store, such as https://s3.ap-southeast-7.amazonaws.com',
  ],
  S3_BUCKET: ['the name of a bucket', 'set it to one such as chanote-files'],
  S3_REGION: ['a region', 'set it to one such as ap-southeast-7'],
  S3_ACCESS_KEY: ['an access key', 'set it to the one that the store gave'],
  S3_SECRET_KEY: ['a secret key', 'set it to the one that the store gave'],
  ROLE: ['a role', 'set it to all, web or worker'],
  WORKERS: ['a number of processes', 'set it to a number from 1 to 32, or to auto'],
  METRICS_TOKEN: ['a token', 'set it to the token that readers of /metrics will send'],
  LOG_LEVEL: ['a log level', 'set it to fatal, error, warn, info, debug, trace or silent'],
  TRUST_PROXY: [
    'a number of proxies or a list of addresses',
    'set it to a number such as 1, or to addresses such as 10.0.0.0/8,192.168.1.7',
  ],
  SMTP_URL: [
    'the address of a mail server',
    'set it to one such as smtps://user:password@mail.example.co.th:465',
  ],
  MAIL_FROM: ['a sender of mails', 'set it to one such as Chanote <no-reply@example.co.th>'],
  SMTP_ALLOW_PRIVATE: [
    '0 or 1',
    'set it to 1 where the mail server that staff name may stand in your own network',
  ],
  CAPTCHA_PROVIDER: ['a captcha', 'set it to altcha, turnstile, hcaptcha or recaptcha'],
  CAPTCHA_SITE_KEY: ['a site key', 'set it to the one that the provider gave'],
  CAPTCHA_SECRET: ['a secret', 'set it to the one that the provider gave'],
  CAPTCHA_VERIFY_URL: ['a web address', 'unset it to use that of the provider'],
  CAPTCHA_SCRIPT_URL: ['a web address', 'unset it to use that of the provider'],
  CAPTCHA_TRIES: ['a number of tries', 'set it to a number from 3 to 10000'],
  SMS_ALLOW_PRIVATE: [
    '0 or 1',
    'set it to 1 where the SMS provider stands inside of the own network, else to 0',
  ],
  UPLOAD_LEAST_KILOBYTES_PER_SECOND: ['a pace of uploads', 'set it to a number from 1 to 1000'],
  UPLOAD_MOST_SECONDS: ['a time for an upload', 'set it to a number from 30 to 3600'],
  UPLOADS_PER_ADDRESS: ['a number of uploads', 'set it to a number from 1 to 1000'],
};

const secrets: ReadonlySet<Variable> = new Set([
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'S3_SECRET_KEY',
  'METRICS_TOKEN',
  'SMTP_URL',
  'CAPTCHA_SECRET',
]);

const isVariable = (name: unknown): name is Variable =>
  typeof name === 'string' && Object.hasOwn(expectations, name);

function explainIssue(issue: z.core.$ZodIssue, env: NodeJS.ProcessEnv): string {
  const [name] = issue.path;
  if (!isVariable(name)) return `The settings are wrong: ${issue.message}.`;
  const [what, remedy] = expectations[name];
  if (secrets.has(name)) return `${name} is not ${what}: ${remedy}.`;
  return `${name} is "${env[name]}", which is not ${what}: ${remedy}.`;
}

export function readSettings(env: NodeJS.ProcessEnv, uid = process.getuid?.()) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartupError(issue ? explainIssue(issue, env) : 'The settings are wrong.');
  }
  const values = parsed.data;
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`;
  const defaultDataDir = uid === 0 ? '/var/lib/chanote' : join(PROJECT_ROOT, '.data');
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    dataDir: resolve(values.DATA_DIR ?? defaultDataDir),
    publicOrigin,
    adminPassword: values.ADMIN_PASSWORD,
    demo: values.DEMO ?? values.DATABASE_URL === undefined,
    secretKey: values.SECRET_KEY,
    previousKey: values.SECRET_KEY_PREVIOUS,
    s3: s3Of(values),
    role: values.ROLE,
    /** How many processes answer, one of which this is where there are several. */
    workers: values.WORKERS,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Chanote <no-reply@${new URL(publicOrigin).hostname}>`,
    smtpAllowPrivate: values.SMTP_ALLOW_PRIVATE,
    captcha: captchaOf(values),
    /** How many keys a browser tries, more or less, to pass the captcha of our own. */
    captchaTries: values.CAPTCHA_TRIES,
    smsAllowPrivate: values.SMS_ALLOW_PRIVATE,
    bodies: bodiesOf(values),
  };
}

/** Undefined: files lie in the data folder. */
function s3Of(values: z.infer<typeof Environment>) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY, S3_SECRET_KEY } = values;
  if (!bucket) {
    if (!values.S3_ENDPOINT && !S3_ACCESS_KEY && !S3_SECRET_KEY) return undefined;
    throw new StartupError(
      'S3_ENDPOINT and the S3 keys need a bucket: set S3_BUCKET to its name, or unset them to keep files in DATA_DIR.',
    );
  }
  if (!S3_ACCESS_KEY || !S3_SECRET_KEY) {
    throw new StartupError(
      `S3_BUCKET is "${bucket}", which needs keys: set S3_ACCESS_KEY and S3_SECRET_KEY to those the store gave, or unset it to keep files in DATA_DIR.`,
    );
  }
  return {
    endpoint: values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    bucket,
    region,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  };
}

/** How bodies of requests may come in. */
function bodiesOf(values: z.infer<typeof Environment>): BodyLimits {
  const bytesPerSecond = values.UPLOAD_LEAST_KILOBYTES_PER_SECOND * 1024;
  const mostMs = values.UPLOAD_MOST_SECONDS * 1_000;
  const MEGABYTE = 1024 * 1024;
  return {
    files: { bytesPerSecond, windowMs: 20_000, mostMs },
    others: { bytesPerSecond, windowMs: 10_000, mostMs: 60_000 },
    // What is held in memory is the machine's, so that several processes share it.
    shares: {
      files: {
        ofOne: values.UPLOADS_PER_ADDRESS,
        ofAll: Math.ceil((16 * values.UPLOADS_PER_ADDRESS) / values.WORKERS),
      },
      bytes: { ofOne: 16 * MEGABYTE, ofAll: Math.max(16, 128 / values.WORKERS) * MEGABYTE },
    },
  };
}

function captchaOf(values: z.infer<typeof Environment>) {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY, CAPTCHA_SECRET } = values;
  if (provider === 'altcha') return { provider };
  if (!CAPTCHA_SITE_KEY || !CAPTCHA_SECRET) {
    throw new StartupError(
      `CAPTCHA_PROVIDER is "${provider}", which needs keys: set CAPTCHA_SITE_KEY and CAPTCHA_SECRET to those the provider gave, or unset it to use the captcha of our own.`,
    );
  }
  const { verifyUrl, scriptUrl } = CAPTCHA_ADDRESSES[provider];
  return {
    provider,
    siteKey: CAPTCHA_SITE_KEY,
    secret: CAPTCHA_SECRET,
    verifyUrl: values.CAPTCHA_VERIFY_URL ?? verifyUrl,
    scriptUrl: values.CAPTCHA_SCRIPT_URL ?? scriptUrl,
  };
}

export type Settings = Readonly<ReturnType<typeof readSettings>>;
