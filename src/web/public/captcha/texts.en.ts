import type { CaptchaTexts } from './texts.th.ts';

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
  insecure:
    'This page came over an unencrypted connection (http), where browsers cannot do the verification. Please open it at an address that begins with https.',
  secureLink: 'Open this page over https',
};
