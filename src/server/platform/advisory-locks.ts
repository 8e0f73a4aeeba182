/**
 * Numbers of the database's advisory locks. Any constants will do; they stand together so that
 * no two are the same by accident.
 */
export const ADVISORY_LOCKS = {
  /** Two instances that start at once migrate one after the other. */
  migration: 20_261_101,
  /** … and load the demo content once. */
  demoContent: 20_261_102,
  /** … and make one first administrator. */
  firstAdministrator: 20_261_103,
  /** … and write the windows of the navigation once. */
  navigation: 20_261_104,
  /** Those who take rights from administrators do so one after the other. */
  administrators: 20_261_110,
  /** Of what there is only one, two who add it do so one after the other. */
  fixedContent: 20_261_120,
  /** Of those who seal the audit record, one after the other adds to the chain. */
  auditSeals: 20_261_180,
} as const;
