/** Enough to tell two addresses apart in a list: so****@example.com. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.max(0, Math.min(2, at - 1)))}****${address.slice(at)}`;
}

/** Enough for its owner to know it again: s…@example.com. */
export function hintAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at > 0 ? `${address.slice(0, 1)}…${address.slice(at)}` : '…';
}

const WORD = /[^\s<>,;:()"']+/g;
const MOST_LETTERS = 500;

/** What a server said, short and without the addresses it may quote. */
export function hideAddresses(answer: string): string {
  const hide = (word: string) => (/.@./.test(word) ? maskAddress(word) : word);
  return answer.slice(0, MOST_LETTERS).replace(WORD, hide);
}
