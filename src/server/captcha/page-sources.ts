import type { ExternalCaptcha } from '#contract/captcha/captcha.ts';
import type { PageSources } from '#server/platform/security-headers.ts';
import type { Settings } from '#server/platform/settings.ts';

/** From where each provider's widget loads its parts, as its documentation tells. */
const ORIGINS: Record<ExternalCaptcha, readonly string[]> = {
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com', 'https://recaptcha.google.com'],
};

/** What a page with the captcha may load besides our own files: nothing, unless it is a provider's. */
export function captchaSources(settings: Settings['captcha']): PageSources {
  if (settings.provider === 'altcha') return {};
  const { origin } = new URL(settings.scriptUrl);
  const origins = [...new Set([origin, ...ORIGINS[settings.provider]])];
  return { scripts: origins, styles: origins, frames: origins, connect: origins };
}
