import { call } from '../../api/call.ts';
import { withPatience } from '../../site/patience.ts';
import type { MountCaptcha } from './mount.ts';

/** Over plain HTTP a browser has no cryptography, which our own captcha is made of. */
export class InsecurePage extends Error {}

/** The captcha of the settings. Neither is loaded before somebody has to solve it. */
export async function loadCaptcha(language: string): Promise<MountCaptcha> {
  const { data } = await call('captcha/options', {});
  if (data.provider === 'altcha') {
    if (!isSecureContext) throw new InsecurePage();
    return (await withPatience(import('./altcha.ts'))).mountAltcha;
  }
  const { loadExternalCaptcha } = await withPatience(import('./external-captcha.ts'));
  return loadExternalCaptcha(data, language);
}
