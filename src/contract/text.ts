/** The database takes every character but this one. */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}

/** What is searched for, without what is in no text that is stored. */
export function findable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
