/** Everything the site keeps in local storage. */
type Key = 'token' | 'username' | 'language' | 'sessionOpen' | 'visitsKept';

/** Browsers may forbid storage, and then even looking at it throws: the site works without. */
export function readKept(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

export function forget(key: Key): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
