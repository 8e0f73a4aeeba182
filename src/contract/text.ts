/** The database takes every character but this one. */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}
