import type { ExternalCaptcha } from '#contract/captcha/captcha.ts';

/** Where each provider checks solutions, and its script for a widget that is placed by ours. */
export const CAPTCHA_ADDRESSES: Record<ExternalCaptcha, { verifyUrl: string; scriptUrl: string }> =
  {
    turnstile: {
      verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
      scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    },
    hcaptcha: {
      verifyUrl: 'https://api.hcaptcha.com/siteverify',
      scriptUrl: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    },
    recaptcha: {
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
      scriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit',
    },
  };
