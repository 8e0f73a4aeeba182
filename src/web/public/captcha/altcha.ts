import type {} from 'altcha/types';
import 'altcha/altcha.css';
import 'altcha/external';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { call } from '../../api/call.ts';
import type { MountCaptcha } from './mount.ts';
import type { CaptchaTexts } from './texts.th.ts';

for (const digest of ['SHA-256', 'SHA-384', 'SHA-512'])
  $altcha.algorithms.set(`PBKDF2/${digest}`, () => new Pbkdf2Worker());

type Progress = { state: string; payload: string | null };

/** Our own captcha: the browser works for a moment, nobody has to read pictures. */
export const mountAltcha: MountCaptcha = (host, texts, { onSolved, onLost, onStatus }) => {
  $altcha.i18n.set('own', wordsOf(texts));
  const widget = document.createElement('altcha-widget');
  widget.addEventListener('load', () => {
    void widget.configure({
      challenge: '/api/captcha/challenge',
      fetch: fetchChallenge,
      language: 'own',
      hideLogo: true,
      hideFooter: true,
      // Nothing of how somebody moves the pointer is collected.
      humanInteractionSignature: false,
    });
  });
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as CustomEvent<Progress>).detail;
    onStatus(announcementOf(state, texts));
    if (state === 'verified' && payload) onSolved(payload);
    else onLost();
  });
  host.append(widget);
  return () => widget.remove();
};

/** The widget asks by GET and wants the bare challenge; our calls are POSTs in an envelope. */
async function fetchChallenge(): Promise<Response> {
  const { data } = await call('captcha/challenge', {});
  return Response.json(data);
}

function announcementOf(state: string, texts: CaptchaTexts): string {
  if (state === 'verifying') return texts.verifying;
  return state === 'verified' ? texts.verified : '';
}

function wordsOf({ label, verifying, verified, expired, failed }: CaptchaTexts) {
  return { label, verifying, verified, expired, error: failed, waitAlert: verifying };
}
