/** What a browser keeps in local or session storage, as far as the site asks for it. */
export function fakeStorage(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
