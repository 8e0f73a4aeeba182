import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { LANGUAGES } from '#contract/language.ts';
import { PERMISSIONS } from '#contract/rights/permissions.ts';
import { TRANSLATED_LANGUAGES } from '#contract/translations/states.ts';
import { articleKind } from '#server/articles/maintenance.ts';
import { branchKind } from '#server/branches/maintenance.ts';
import { mediaKind } from '#server/pictures/maintenance.ts';
import type { CallContext, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { writeCursor } from '#server/resource/cursor.ts';
import { openExport } from '#server/resource/export-rows.ts';
import { findingRoutes } from '#server/resource/finding.ts';
import { anyKind } from '#server/resource/kind.ts';
import { maintain } from '#server/resource/routes.ts';
import type { Cell, SheetFormat } from '#server/sheets/cell.ts';
import { writeSheet } from '#server/sheets/write-sheet.ts';
import { findItems } from '#server/translations/items.ts';
import { countWanted } from '#server/translations/queries.ts';
import { cloneTemplate, startTemplate } from '#tests/support/template-database.ts';
import { medianTime } from './measure.ts';
import { insertOfficeContent } from './office-content.ts';
import { type Bench, formatMilliseconds, type Line, limitLine } from './report.ts';

const ROWS = 100_000;
const LONGEST_MS = 100;
const MOST_MEMORY_MB = 100;

const kinds = {
  articles: anyKind(articleKind),
  media: anyKind(mediaKind),
  branches: anyKind(branchKind('GSB')),
};
type Asked = {
  sort?: string;
  descending?: boolean;
  search?: string;
  after?: string;
  before?: string;
  bin?: boolean;
  filters?: object;
};

const NEWEST = { articles: 'publishFrom', media: 'createdAt', branches: 'updatedAt' };
/** Behind every row, so that the page before it is the last one. */
const END = writeCursor({ value: '1970-01-01', id: 0 });

const ASKED: Array<[keyof typeof kinds, string, Asked]> = [
  ['articles', 'first page', {}],
  ['articles', 'last page', { before: END }],
  ['articles', 'by name', { sort: 'name', descending: false }],
  [
    'articles',
    'by name, halfway down',
    { sort: 'name', descending: false, after: writeCursor({ value: 'บ้านเอกสาร', id: 0 }) },
  ],
  ['articles', 'by update', { sort: 'updatedAt' }],
  ['articles', 'bin', { bin: true }],
  ...[
    'ท',
    'ที่',
    'ที่ดิน',
    'ที่ดินโฉนด',
    'ตอนที่ 77777',
    'ตอนที่ ๗๗๗๗๗ โฉนด',
    'จำนองจำนอง',
    'ฮฮ',
    '%',
    'ไม่มีคำนี้',
  ].map((search): [keyof typeof kinds, string, Asked] => [
    'articles',
    `search “${search}”`,
    { search },
  ]),
  ['articles', 'search “ที่ดิน” by name', { search: 'ที่ดิน', sort: 'name', descending: false }],
  ...['draft', 'scheduled', 'visible', 'ended'].map(
    (state): [keyof typeof kinds, string, Asked] => ['articles', state, { filters: { state } }],
  ),
  ['articles', 'ended by name', { sort: 'name', descending: false, filters: { state: 'ended' } }],
  ['articles', 'one category', { filters: { categoryId: 3 } }],
  [
    'articles',
    'one category by name',
    { sort: 'name', descending: false, filters: { categoryId: 3 } },
  ],
  [
    'articles',
    'drafts of a category, searched',
    { search: 'โฉนด', filters: { categoryId: 3, state: 'draft' } },
  ],
  ['media', 'first page', {}],
  ['media', 'last page', { before: END }],
  ['media', 'by name', { sort: 'fileName', descending: false }],
  ['media', 'bin', { bin: true }],
  ...['น', 'โฉนด', 'โฉนด-77773', 'ไม่มีคำนี้'].map((search): [keyof typeof kinds, string, Asked] => [
    'media',
    `search “${search}”`,
    { search },
  ]),
  ['branches', 'first page', {}],
  ...['ส', 'สา', 'สาขา', 'สาขาริมโขง', '77773', 'มิตรภาพ เชียงใหม่', 'ไม่มีคำนี้'].map(
    (search): [keyof typeof kinds, string, Asked] => ['branches', `search “${search}”`, { search }],
  ),
  ['media', 'without Thai words', { filters: { missingAlt: 'th' } }],
  ['media', 'without English words', { filters: { missingAlt: 'en' } }],
  [
    'media',
    'without English words by name',
    { sort: 'fileName', descending: false, filters: { missingAlt: 'en' } },
  ],
  ['media', 'unused', { filters: { unused: true } }],
];

const VIEWER: Viewer = {
  userId: 1,
  name: 'editor',
  sessionId: '',
  administrator: true,
  permissions: new Set(PERMISSIONS),
  secondFactorRequired: false,
  secondFactorNeeded: false,
  publishApproval: false,
  network: null,
  approvesUpTo: null,
};

/** The lists of the content with their totals among 100,000, and all of it as a sheet. */
export const contentOffice: Bench = async (stage) => {
  const starting = startTemplate();
  stage.onClear(() => starting.then(({ stop }) => stop()));
  const { templateUrl } = await starting;
  const { url } = await cloneTemplate(templateUrl);
  const client = new pg.Client(url);
  await client.connect();
  try {
    await insertOfficeContent(client, ROWS);
    const db = drizzle(client, { casing: 'snake_case' });
    return [
      ...(await timeLists(db)),
      ...(await timeFinding(db)),
      ...(await timeDesk(db)),
      ...(await measureExport(db, 'csv')),
      ...(await measureExport(db, 'xlsx')),
    ];
  } finally {
    await client.end();
  }
};

async function timeLists(db: Db): Promise<Line[]> {
  const context = { request: { ip: '' }, viewer: VIEWER };
  const lines: Line[] = [];
  for (const [which, name, asked] of await withDeepPages(db)) {
    const { list } = maintain(db, kinds[which]);
    const input = { search: '', sort: NEWEST[which], descending: true, size: 25, bin: false };
    let note = '';
    const milliseconds = await medianTime(async () => {
      const { data } = await list({ ...input, ...asked }, context);
      note = `${data.rows.length} of ${data.total}${data.uncounted ? '+' : ''}`;
    });
    lines.push(
      limitLine(`content: ${which}, ${name}`, milliseconds, LONGEST_MS, formatMilliseconds, note),
    );
  }
  return lines;
}

/** What is typed into the palette, letter by letter, looked for in all of them at once. */
async function timeFinding(db: Db): Promise<Line[]> {
  const find = findingRoutes({ db, origin: '' })['records/find'];
  const context = { request: { ip: '' }, viewer: VIEWER } as CallContext;
  const lines: Line[] = [];
  for (const search of ['สา', 'สาขา', 'สาขาริมโขง', 'ที่ดิน', 'ตอนที่ 77777', 'br', 'Article 5', 'ฮฮฮ']) {
    let found = 0;
    const milliseconds = await medianTime(async () => {
      found = (await find({ search, size: 3 }, context)).data.length;
    });
    const note = `${found} found among ${ROWS} each of three kinds`;
    lines.push(
      limitLine(`palette: “${search}”`, milliseconds, LONGEST_MS, formatMilliseconds, note),
    );
  }
  return lines;
}

/** What wants translating among a million articles, all of which do. */
async function timeDesk(db: Db): Promise<Line[]> {
  const find = (search: object) =>
    findItems(db, [articleKind], { size: 25, languages: TRANSLATED_LANGUAGES, ...search });
  const asked: Record<string, () => Promise<unknown>> = {
    'how much is left': () => countWanted(db, ['article'], TRANSLATED_LANGUAGES),
    'first page': () => find({}),
    'outdated English, first page': () => find({ languages: ['en'], state: 'outdated' }),
    'outdated English, last page': () =>
      find({ languages: ['en'], state: 'outdated', after: 'article:999990:en' }),
    'outdated Japanese, of which there is none': () =>
      find({ languages: ['ja'], state: 'outdated' }),
  };
  const lines: Line[] = [];
  for (const [name, ask] of Object.entries(asked)) {
    const milliseconds = await medianTime(ask);
    const note = 'among 2,000,000 wanted texts';
    lines.push(
      limitLine(`translation desk: ${name}`, milliseconds, LONGEST_MS, formatMilliseconds, note),
    );
  }
  return lines;
}

/** The page behind the row halfway down. */
async function withDeepPages(db: Db): Promise<typeof ASKED> {
  const halfway = async (table: 'article' | 'picture', column: string) => {
    const { rows } = await db.execute<{ value: string; id: number }>(
      `select ${column}::text as value, id from ${table} order by ${column} limit 1 offset ${ROWS / 2}`,
    );
    return { after: writeCursor(rows[0] ?? { value: '', id: 0 }) };
  };
  return [
    ...ASKED,
    ['articles', 'halfway down', await halfway('article', 'publish_from')],
    ['media', 'halfway down', await halfway('picture', 'created_at')],
  ];
}

async function measureExport(db: Db, format: SheetFormat): Promise<Line[]> {
  const input = { search: '', sort: 'publishFrom', descending: true, size: 25, bin: false };
  global.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  let bytes = 0;
  const start = performance.now();
  const { total, headings, pages } = await openExport(db, kinds.articles, input, VIEWER, {
    languages: LANGUAGES,
  });
  for await (const piece of writeSheet(format, withHeadings(headings, pages))) {
    bytes += Buffer.byteLength(piece);
    most = Math.max(most, process.memoryUsage.rss());
  }
  const seconds = (performance.now() - start) / 1_000;
  const note = `${total} articles, ${Math.round(bytes / 1e6)} MB in ${seconds.toFixed(1)} s`;
  return [
    limitLine(
      `content: export as ${format}, memory`,
      (most - before) / 1024 ** 2,
      MOST_MEMORY_MB,
      (value) => `${value.toFixed(0)} MB`,
      note,
    ),
  ];
}

async function* withHeadings(
  headings: string[],
  pages: AsyncIterable<Cell[][]>,
): AsyncGenerator<Cell[][]> {
  yield [headings];
  yield* pages;
}
