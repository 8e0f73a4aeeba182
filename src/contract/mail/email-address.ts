/** Dots stand between the words of a name: none at its ends, and no two side by side. */
const NAME = "(?:[\\w'+-]+\\.)*[\\w'+-]*[\\w+-]";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^${NAME}@(?:${LABEL}\\.)+[a-z]{2,63}$`, 'i');

/**
 * One rule for a form and for the server behind it: what the first takes, the second takes. It needs
 * no schemas, so that forms can tell before they send.
 */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
