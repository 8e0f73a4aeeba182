import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { PipeableStream } from 'react-dom/server';

export function collectText(stream: PipeableStream): Promise<string> {
  const sink = new PassThrough();
  stream.pipe(sink);
  return text(sink);
}
