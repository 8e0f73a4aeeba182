// By itself it needs no schemas, so the web may load it alone.

/** How far an application has come. */
export const JOB_STATUSES = [
  'new',
  'contacted',
  'interview',
  'offered',
  'hired',
  'rejected',
  'withdrawn',
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const JOB_FILE_KINDS = ['image', 'resume'] as const;
export type JobFileKind = (typeof JOB_FILE_KINDS)[number];

export const MOST_JOB_FILE_BYTES = 10 * 1024 * 1024;

/** The most signs of each text. */
export const LONGEST = {
  position: 100,
  name: 100,
  address: 500,
  phone: 30,
  email: 254,
  education: 2_000,
  remark: 2_000,
  fileName: 200,
};

export const MOST_WORK_YEARS = 60;
export const HIGHEST_SALARY = 10_000_000;
/** The youngest that the law lets work. */
export const LEAST_AGE = 15;
