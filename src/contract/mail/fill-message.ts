const PLACEHOLDER = /\{(\w+)\}/g;

/** What a text names between braces. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);
}

/** In one pass: what somebody typed is not looked through for placeholders again. */
export function fillMessage(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replaceAll(PLACEHOLDER, (_, name: string) => values[name] ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .trim();
}
