import { initialOf } from '#contract/thai/initial.ts';

/** Enough to know somebody again in a list, too little to know who it is: สมชาย จ. */
export function maskName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const initial = initialOf(lastName);
  return initial ? `${firstName} ${initial}.` : firstName;
}

/** s…@example.com */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${email.slice(0, 1)}…${email.slice(at)}` : '…';
}

/** Of one network within an hour: a school’s worth of sendings, after a few with the captcha. */
export const SENDINGS = { free: 3, most: 60 };
/** Of one network: after those of some applicants the captcha is asked for, once for a few files. */
export const UPLOADS = {
  freeUploads: 60,
  freeBytes: 128 * 1024 ** 2,
  mostUploads: 300,
  ofPass: 6,
};

/** Of what waits to be sent: a network has a quarter of it, which takes it some hours. */
export const WAITING = { ofOne: 512 * 1024 ** 2, ofAll: 2 * 1024 ** 3 };
