/**
 * `meta` of a query whose answer is only chosen from or looked up in: where it fails, its list is
 * empty or a name is missing, so the shell tells of it (failed-choices.tsx).
 */
export const CHOICES = { choices: true };
