import type { CaptchaOptions, ExternalCaptcha } from '#contract/captcha/captcha.ts';
import type { MountCaptcha } from './mount.ts';

type External = Exclude<CaptchaOptions, { provider: 'altcha' }>;

/** What the three providers have in common once their script has run. */
type Provider = {
  render: (host: HTMLElement, options: Record<string, unknown>) => string | number;
  reset: (widget: string | number) => void;
};

const GLOBALS = {
  turnstile: 'turnstile',
  hcaptcha: 'hcaptcha',
  recaptcha: 'grecaptcha',
} as const satisfies Record<ExternalCaptcha, string>;

const READY = 'captchaScriptReady';

/** A captcha of another house, where the settings name one. */
export async function loadExternalCaptcha(
  { provider, site_key, script_url }: External,
  language: string,
): Promise<MountCaptcha> {
  const name = GLOBALS[provider];
  if (!(name in globalThis)) await runScript(script_url, language);
  const captcha = (globalThis as unknown as Record<string, Provider>)[name];
  if (!captcha) throw new Error(`The script of ${provider} did not bring its widget.`);
  return (host, _texts, { onSolved, onLost }) => {
    const box = document.createElement('div');
    host.append(box);
    const widget = captcha.render(box, {
      sitekey: site_key,
      language,
      callback: onSolved,
      'expired-callback': onLost,
      'error-callback': onLost,
    });
    return () => {
      captcha.reset(widget);
      box.remove();
    };
  };
}

/** All three call a function of ours when they are ready to draw. */
function runScript(address: string, language: string): Promise<void> {
  return new Promise((resolve, reject) => {
    Object.assign(globalThis, { [READY]: () => resolve() });
    const url = new URL(address);
    url.searchParams.set('render', 'explicit');
    url.searchParams.set('onload', READY);
    url.searchParams.set('hl', language);
    const script = document.createElement('script');
    script.src = url.href;
    script.onerror = () => {
      script.remove();
      reject(new Error('The captcha script could not be loaded.'));
    };
    document.head.append(script);
  });
}
