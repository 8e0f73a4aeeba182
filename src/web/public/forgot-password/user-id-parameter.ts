/** How a username travels in the address of the mailed link: the specification's base64. */
export function encodeUserId(userId: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(userId)));
}

/** Undefined where the text is no username: such a link was not made by us. */
export function decodeUserId(text: string | null): string | undefined {
  try {
    const userId = atob(text ?? '');
    return /^[A-Za-z0-9]{1,30}$/.test(userId) ? userId : undefined;
  } catch {
    return undefined;
  }
}
