import type { Parameters } from '#contract/parameters/parameters.ts';
import { CAPTCHA_ADDRESSES } from '#server/platform/captcha-addresses.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import type { Settings } from '#server/platform/settings.ts';

type Chosen = Settings['captcha'];

/**
 * The captcha that staff chose, else the operator's. Where the keys of a provider cannot be read,
 * for instance since the server has another key now, ours stands in: the forms must stay usable.
 */
export function chooseCaptcha(
  operator: Chosen,
  { captcha_provider: provider, captcha_site_key, captcha_secret }: Parameters,
  sealing: Sealing,
): Chosen {
  if (provider === 'operator') return operator;
  const secret = captcha_secret && sealing.openIf(captcha_secret, 'captcha_secret');
  if (provider === 'altcha' || !secret || !captcha_site_key) return { provider: 'altcha' };
  // The operator may have named other addresses for the provider, such as one within the house.
  const named = operator.provider === provider ? operator : CAPTCHA_ADDRESSES[provider];
  const { verifyUrl, scriptUrl } = named;
  return { provider, siteKey: captcha_site_key, secret, verifyUrl, scriptUrl };
}
