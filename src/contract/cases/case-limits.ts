// By itself it needs no schemas, so the web may load it alone.
import { APPLY_LONGEST } from '#contract/apply/limits.ts';

/** The most signs of each text, and the most of each number. */
export const CASE_LIMITS = {
  name: 100,
  companyName: 200,
  address: 100,
  email: 254,
  lineId: 50,
  refCode: 50,
  deedNo: APPLY_LONGEST.deedNumber,
  remark: 2_000,
  fileName: 200,
  deeds: 20,
  newsSeconds: 300,
  papersAsked: 20,
  contractNumber: 50,
  /** Baht. */
  amount: 1_000_000_000_000,
  /** A million rai, in hundredths of a square wah. */
  area: 40_000_000_000,
  fileBytes: 50 * 1024 * 1024,
};
