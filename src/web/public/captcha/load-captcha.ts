import { call } from '../../api/call.ts';
import type { MountCaptcha } from './mount.ts';

/** The captcha of the settings. Neither is loaded before somebody has to solve it. */
export async function loadCaptcha(language: string): Promise<MountCaptcha> {
  const { data } = await call('captcha/options', {});
  if (data.provider === 'altcha') return (await import('./altcha.ts')).mountAltcha;
  return (await import('./external-captcha.ts')).loadExternalCaptcha(data, language);
}
