/** The specification's patience with a part of a page that does not arrive. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** What is loaded, or a failure once that has taken too long: nobody waits for ever. */
export async function withPatience<Part>(loading: Promise<Part>): Promise<Part> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It took too long.')), CHUNK_TIMEOUT_MS);
  try {
    return await Promise.race([loading, over]);
  } finally {
    clearTimeout(timer);
  }
}
