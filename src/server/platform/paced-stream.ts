import { type Readable, Transform } from 'node:stream';
import { AppError } from '#contract/errors.ts';

export type Pace = {
  /** Of what must come within a window, while we wait for it. */
  bytesPerSecond: number;
  windowMs: number;
  /** For the whole of it. */
  mostMs: number;
};

/** A body as it comes; it breaks off where it is too slow, too long on its way, or refused by `admit`. */
export function pacedStream(
  body: Readable,
  { bytesPerSecond, windowMs, mostMs }: Pace,
  admit: (bytes: number) => void,
): Readable {
  const least = (bytesPerSecond * windowMs) / 1_000;
  const began = Date.now();
  let [bytes, before] = [0, 0];
  const paced = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      try {
        admit(chunk.length);
        done(null, chunk);
      } catch (error) {
        done(withStatus(error as AppError));
      }
    },
  });
  const watch = setInterval(() => {
    // What lies here waits for us, not we for it.
    const waits = paced.readableLength + paced.writableLength === 0;
    const slow = waits && bytes - before < least;
    before = bytes;
    if (slow || Date.now() - began >= mostMs)
      paced.destroy(withStatus(new AppError('body_stalled')));
  }, windowMs);
  paced.once('end', () => clearInterval(watch));
  paced.once('close', () => clearInterval(watch));
  // Who reads it is told; before anybody does, or after a refusal, nobody needs to be.
  paced.on('error', () => undefined);
  // Who hung up gets no answer, and nobody need be alarmed.
  const breakOff = (cause?: Error | null) =>
    paced.destroy(new AppError('body_stalled', undefined, { cause }));
  body.once('error', breakOff);
  // It may have happened before anybody looked.
  if (body.destroyed) breakOff(body.errored);
  return body.pipe(paced);
}

/** Whoever parses bodies would otherwise call it a fault of the request. */
function withStatus(error: AppError): Error {
  return Object.assign(error, { statusCode: error.status });
}
