import { type LookupAddress, type LookupOptions, lookup as lookUp } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPrivateAddress } from './private-addresses.ts';

export type OutsideRequest = {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string;
};
export type OutsideAnswer = { status: number; text: string };

const MOST_ANSWER = 64 * 1024;

/** Not reached: whatever was to be sent has not left. */
export class NotReachedError extends Error {}
/** The line broke or the answer did not come: whatever was to be sent may have arrived. */
class NoAnswerError extends Error {}

type Options = { timeoutMs: number; allowPrivate: boolean };

/** Asks an address on the internet. Redirects are not followed. */
export function askOutside(
  { url, method, headers, body }: OutsideRequest,
  { timeoutMs, allowPrivate }: Options,
): Promise<OutsideAnswer> {
  const target = URL.parse(url);
  if (!target || !/^https?:$/.test(target.protocol) || target.username !== '')
    return Promise.reject(new NotReachedError('invalid address'));
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) > 0 && isPrivateAddress(host))
    return Promise.reject(new NotReachedError('private address'));
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(target, {
      method,
      headers: { 'user-agent': 'chanote', ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: allowPrivate ? lookUp : lookUpOutside,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
    });
    let written = false;
    // Once connected, bytes may have arrived, whatever happens then.
    request.once('socket', (socket) =>
      socket.once(target.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        written = true;
      }),
    );
    const fail = (cause: Error) =>
      reject(
        written
          ? new NoAnswerError(explain(cause), { cause })
          : new NotReachedError(explain(cause), { cause }),
      );
    request.once('error', fail);
    request.once('response', (response) => {
      readAnswer(response).then(resolve, fail);
    });
    request.end(body);
  });
}

async function readAnswer(response: IncomingMessage): Promise<OutsideAnswer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes <= MOST_ANSWER) pieces.push(piece);
  }
  return { status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString('utf8') };
}

/** The address that was checked is the one that is spoken to: names cannot change in between. */
function lookUpOutside(
  host: string,
  options: LookupOptions,
  done: (error: Error | null, found: string | LookupAddress[], family?: number) => void,
): void {
  lookUp(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const [first] = found;
    if (!first || found.some(({ address }) => isPrivateAddress(address)))
      return done(new NotReachedError('private address'), []);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
}

function explain(error: Error): string {
  if (error instanceof NotReachedError) return error.message;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in time';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (code || error.message).slice(0, 200);
}
