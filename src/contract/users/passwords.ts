const PASSWORD_LENGTH = { least: 8, most: 26 } as const;

/** Each rule with the code it is refused by. */
export const PASSWORD_RULES = {
  too_short: (text) => text.length >= PASSWORD_LENGTH.least,
  too_long: (text) => text.length <= PASSWORD_LENGTH.most,
  needs_digit: (text) => /\d/.test(text),
  needs_lowercase: (text) => /[a-z]/.test(text),
  needs_uppercase: (text) => /[A-Z]/.test(text),
  needs_special: (text) => /[^A-Za-z0-9\s]/.test(text),
} as const satisfies Record<string, (text: string) => boolean>;

export type PasswordRule = keyof typeof PASSWORD_RULES;

export function brokenPasswordRules(text: string): PasswordRule[] {
  return (Object.keys(PASSWORD_RULES) as PasswordRule[]).filter(
    (rule) => !PASSWORD_RULES[rule](text),
  );
}

/** The code of a password that guessers try early. Only the server knows their words. */
export const TOO_COMMON = 'too_common';
