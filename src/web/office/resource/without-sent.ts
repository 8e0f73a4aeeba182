/** Of a text that was sent, what was typed on meanwhile; all of it where it is another one by now. */
export function withoutSent(now: string, sent: string): string {
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
}
