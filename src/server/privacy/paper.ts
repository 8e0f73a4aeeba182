export async function writePaper(): Promise<AsyncIterable<Uint8Array>> {
  throw new Error('not yet');
}
