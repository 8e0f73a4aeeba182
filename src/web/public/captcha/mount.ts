import type { CaptchaTexts } from './texts.th.ts';

export type CaptchaEvents = {
  onSolved: (solution: string) => void;
  /** The solution has run out, or was taken back. */
  onLost: () => void;
  /** What a screen reader should hear. */
  onStatus: (text: string) => void;
};

/** Puts a captcha into the page; the answer takes it away again. */
export type MountCaptcha = (
  host: HTMLElement,
  texts: CaptchaTexts,
  events: CaptchaEvents,
) => () => void;
