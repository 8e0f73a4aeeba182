import { expect, test } from 'vitest';
import { HtmlCache } from './html-cache.ts';
import { represent } from './representation.ts';

const page = (status: number, body = '') =>
  represent(Buffer.from(body), { route: '/', status }, {});

test('a page outlives a failure of the database, and nothing but that', async () => {
  const cache = new HtmlCache();
  await cache.renew('th /Article?id=1', () => page(200, 'article'));
  cache.invalidate();
  const served = await cache.renew('th /Article?id=1', () => page(503));
  expect(served).toMatchObject({ status: 200 });
});

test('so does a feed, whose failures are thrown; what is wrong with itself is told', async () => {
  const cache = new HtmlCache();
  const fail = (code: string) => () => Promise.reject(Object.assign(new Error(), { code }));
  await expect(cache.renew('feed', fail('57P01'))).rejects.toThrow();
  await cache.renew('feed', () => page(200, 'news'));
  cache.invalidate();
  expect(await cache.renew('feed', fail('57P01'))).toMatchObject({ status: 200 });
  await expect(cache.renew('feed', fail('42P01'))).rejects.toThrow();
});

test.each([404, 410])(
  'a page that was withdrawn (%i) does not come back in an outage',
  async (gone) => {
    const cache = new HtmlCache();
    await cache.renew('th /Article?id=1', () => page(200, 'article'));
    cache.invalidate();
    expect(await cache.renew('th /Article?id=1', () => page(gone))).toMatchObject({ status: gone });
    cache.invalidate();
    expect(await cache.renew('th /Article?id=1', () => page(503))).toMatchObject({ status: 503 });
  },
);

test('a page that was published while it was still looked for in vain stays', async () => {
  const cache = new HtmlCache();
  let end: (() => void) | undefined;
  const waited = new Promise<void>((resolve) => {
    end = resolve;
  });
  const late = cache.renew('th /Article?id=1', () => waited.then(() => page(404)));
  cache.invalidate();
  await cache.renew('th /Article?id=1', () => page(200, 'article'));
  end?.();
  expect(await late).toMatchObject({ status: 404 });
  expect(cache.fresh('th /Article?id=1')).toMatchObject({ status: 200 });
});
