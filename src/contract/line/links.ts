// By itself it needs no schemas, so the web may load it alone.

/** Opens the Official Account to be added as a friend. */
export function addFriendLink(basicId: string): string {
  return `https://line.me/R/ti/p/${encodeURIComponent(basicId)}`;
}

/** Opens the chat with the Official Account, with these words ready to be sent. */
export function chatLink(basicId: string, text: string): string {
  return `https://line.me/R/oaMessage/${encodeURIComponent(basicId)}/?${encodeURIComponent(text)}`;
}
