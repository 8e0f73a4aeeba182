/** A random id. Browsers have `randomUUID` on secure pages only. */
export function makeId(): string {
  return toUuid(crypto.getRandomValues(new Uint8Array(16)), '4');
}

/**
 * The id of a message that came from a browser without scripts: the same words on the same day are
 * the same message, however often the button was pressed.
 */
export async function idOf(values: object, day: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([day, values]));
  return toUuid(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), '8');
}

function toUuid(bytes: Uint8Array, version: '4' | '8'): string {
  const hex = [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), version + hex.slice(13, 16)];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
