import { z } from 'zod';
import { defineCall } from '#contract/call.ts';

export const EXTERNAL_CAPTCHAS = ['turnstile', 'hcaptcha', 'recaptcha'] as const;
export type ExternalCaptcha = (typeof EXTERNAL_CAPTCHAS)[number];

/** What the widget made of a challenge: of ours or of the provider's. It serves once. */
export const CaptchaSolution = z.string().min(1).max(8_192);

export const CaptchaOptions = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('altcha') }),
  z.object({
    provider: z.enum(EXTERNAL_CAPTCHAS),
    site_key: z.string(),
    /** The provider's script, for explicit rendering. */
    script_url: z.string(),
  }),
]);
export type CaptchaOptions = z.infer<typeof CaptchaOptions>;

/** A challenge of ALTCHA, as its widget takes it. */
export const CaptchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.int(),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;

export const captchaCalls = {
  'captcha/options': defineCall({
    access: 'public',
    summary: 'Which captcha the sign-in page shows.',
    output: z.object({ data: CaptchaOptions }),
  }),
  'captcha/challenge': defineCall({
    access: 'public',
    summary: 'A fresh challenge for the ALTCHA widget; it holds for five minutes.',
    output: z.object({ data: CaptchaChallenge }),
  }),
};
