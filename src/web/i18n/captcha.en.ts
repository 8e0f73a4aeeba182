import type { CaptchaTexts } from './captcha.th.ts';

export const en: CaptchaTexts = {
  title: 'Verify that you are not a robot',
  required: 'Please verify the captcha.',
  label: 'I am not a robot',
  verifying: 'Verifying',
  verified: 'Verified',
  expired: 'The verification has expired. Tick the box again.',
  failed: 'The verification failed. Tick the box again.',
  loading: 'Loading the verification',
  notLoaded: 'The verification could not be loaded. Check your connection.',
  retry: 'Try again',
};
