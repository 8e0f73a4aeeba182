import { getTableColumns, sql } from 'drizzle-orm';
import { Parser } from 'htmlparser2';
import { beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { article, articleCategory } from '#server/articles/tables.ts';
import { branch } from '#server/branches/tables.ts';
import { loadDemoContent } from '#server/demo/load.ts';
import { document, documentHeader } from '#server/documents/tables.ts';
import { banner, company, jobPosting, menuLink, pageText, question } from '#server/pages/tables.ts';
import { picture } from '#server/pictures/tables.ts';
import { creditLimit, product, productDetail } from '#server/products/tables.ts';
import { promotion } from '#server/promotions/tables.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostile-texts.ts';
import { PAGES } from '#tests/support/pages.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db, store } = await startApp(await cloneDatabase());

const WHAT_PAGES_SHOW = [
  ...[article, articleCategory, branch, document, documentHeader, banner, company, jobPosting],
  ...[menuLink, pageText, question, picture, creditLimit, product, productDetail, promotion],
];
const PATHS = PAGES.filter((page) => !('role' in page)).map(({ path }) => path);

/** What a database can hold: a half character is refused by it. */
const texts = HOSTILE_TEXTS.filter((text) => text.isWellFormed() && text.length < 5_000);
/** Where staff write an address and no text. */
const LINKS = [
  'javascript:window.hostile=1',
  ' \tjavascript:window.hostile=1',
  'JaVaScRiPt:window.hostile=1',
  'data:text/html,<script>window.hostile=1</script>',
  'vbscript:window.hostile=1',
  '//evil.example',
];
/** Pages are drawn once for half of the texts: each breaks out of another place. */
const ROUNDS = 2;
/** Marks the state of the content, so that a page is known to show it. */
const stamp = (round: number | string) => `stamp-${round}`;

const LOCALIZED =
  /^(?:name|summary|detail|action|remark|alt|address|officeHours|registeredName|licence|street1|provinceName|districtName)$/;

async function fillWith(hostile: string, round: number): Promise<void> {
  const said = Object.fromEntries(LANGUAGES.map((each) => [each, `${hostile} ${stamp(round)}`]));
  for (const table of WHAT_PAGES_SHOW) {
    const columns = Object.keys(getTableColumns(table));
    const values = columns.filter((name) => LOCALIZED.test(name)).map((name) => [name, said]);
    await db.update(table).set(Object.fromEntries(values));
  }
}

/** What a browser would run or load from elsewhere. */
function findDangers(html: string): string[] {
  const dangers: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (/^(?:iframe|object|embed|base|math|frame|applet|marquee)$/.test(name)) dangers.push(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) dangers.push(`${name} ${attribute}`);
        const leads = /^(?:href|xlink:href|src|action|formaction|srcset|data)$/.test(attribute);
        const runs = /^[\s\p{Cc}]*(?:javascript|data|vbscript):/iu.test(value);
        const leaves = /^[\s\p{Cc}]*(?:https?:)?[/\\]{2}evil\.example/iu.test(value);
        if (leads && (runs || leaves)) dangers.push(`${name} ${attribute}=${value}`);
      }
    },
  });
  parser.end(html);
  return dangers;
}

/** Those of the page itself, which differ from page to page and not by what is written on it. */
const countScripts = (html: string) => {
  let scripts = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (name === 'script') scripts += 1;
    },
  });
  parser.end(html);
  return scripts;
};

const get = async (path: string) =>
  (await app.inject({ url: path, headers: { 'accept-encoding': 'identity' } })).body;

beforeAll(async () => {
  await loadDemoContent(db, store);
  // A page shows some of the branches: to write hostile texts into hundreds is most of the work.
  await db.delete(branch).where(sql`${branch.id} % 10 > 0`);
});

test('what staff wrote runs on no public page, whatever they wrote', async () => {
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    texts.filter((_text, place) => place % ROUNDS === round).join(' '),
  );
  const before = new Map<string, number>();
  for (const path of PATHS) before.set(path, countScripts(await get(path)));
  for (const [round, hostile] of rounds.entries()) {
    await fillWith(hostile, round);
    await vi.waitFor(async () => expect(await get('/')).toContain(stamp(round)), 30_000);
    for (const path of PATHS) {
      const body = await get(path);
      expect(findDangers(body), `${path} with ${hostile.slice(0, 80)}`).toEqual([]);
      expect(countScripts(body), path).toBe(before.get(path));
    }
  }
});

test('no link of theirs runs, or leaves under a name of its own', async () => {
  for (const [place, href] of LINKS.entries()) {
    const said = stamp(`link-${place}`);
    for (const table of [menuLink, banner])
      await db.update(table).set({ href, name: { th: said, en: said } });
    // The menu frames every page, the banner stands on the first.
    await vi.waitFor(async () => expect(await get('/')).toContain(said), 30_000);
    expect(findDangers(await get('/')), href).toEqual([]);
  }
});
