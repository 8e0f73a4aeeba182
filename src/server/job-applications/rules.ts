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
