import type { FastifyInstance } from 'fastify';

let networks = 0;

/** An address in a network that no other visitor has been in. */
function freshAddress(): string {
  networks += 1;
  return `10.${networks >> 8}.${networks % 256}.7`;
}

/** A browser at an address: it keeps the cookies it is given and sends them back. */
export function createVisitor(app: FastifyInstance, address = freshAddress()) {
  const cookies = new Map<string, string>();

  async function send(
    request: { method: 'GET' | 'POST'; url: string; payload?: object },
    headers: Record<string, string>,
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      ...request,
      remoteAddress: address,
      headers: { ...(cookie && { cookie }), ...headers },
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    return response;
  }

  return {
    cookies,
    async post(path: string, payload: object = {}, headers: Record<string, string> = {}) {
      const response = await send({ method: 'POST', url: `/api/${path}`, payload }, headers);
      return { status: response.statusCode, body: response.json(), response };
    },
    get: (url: string, headers: Record<string, string> = {}) =>
      send({ method: 'GET', url }, headers),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;
