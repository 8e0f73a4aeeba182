/** What is done to things, and what happens to users; others may stand in the record too. */
export const AUDIT_ACTIONS = [
  'create',
  'change',
  'delete',
  'restore',
  'arrange',
  'reset',
  'export',
  'import',
  'undo_import',
  'sign_in',
  'sign_in_failed',
  'signed_out',
  'session_ended',
  'locked',
  'unlocked',
  'password_changed',
  'password_reset_asked',
  'password_reset',
  'second_factor_on',
  'second_factor_off',
] as const;
type AuditAction = (typeof AUDIT_ACTIONS)[number];
