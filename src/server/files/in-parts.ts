/** A content in parts of one size; the last, which may be shorter or empty, says so. */
export async function* inParts(
  source: Iterable<Buffer> | AsyncIterable<Buffer | string>,
  size: number,
): AsyncGenerator<{ part: Buffer; last: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk);
    waiting.push(bytes);
    length += bytes.length;
    // Only what has something behind it is known not to be the last.
    while (length > size) {
      const whole = Buffer.concat(waiting);
      yield { part: whole.subarray(0, size), last: false };
      // A copy, or the part before it would stay in memory.
      waiting = [Buffer.from(whole.subarray(size))];
      length -= size;
    }
  }
  yield { part: Buffer.concat(waiting), last: true };
}
