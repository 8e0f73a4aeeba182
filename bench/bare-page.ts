import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fastify from 'fastify';

/** The bare limit of a cached page: the same bytes from memory, and nothing else. */
const [, , address = ''] = process.argv;

const { promise, resolve, reject } = Promise.withResolvers<{ body: Buffer; type: string }>();
// Not `fetch`: it would undo the compression.
get(address, { headers: { 'accept-encoding': 'br' } }, async (response) => {
  const { 'content-encoding': encoding, 'content-type': type = '' } = response.headers;
  if (encoding !== 'br') return reject(new Error(`${address} is not compressed.`));
  resolve({ body: await buffer(response), type });
}).once('error', reject);
const { body, type } = await promise;

const app = fastify();
app.get('/', (_request, reply) => {
  reply.header('content-type', type).header('content-encoding', 'br').send(body);
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit());
process.send?.({ origin, bytes: body.length });
