import { measureFirstLoad } from './first-load.ts';
import { type Bench, formatKilobytes, type Line, limitLine } from './report.ts';
import { startServer } from './server-process.ts';

const MOST_OFFICE_BYTES = 250_000;
/** The form of a list, and the editor inside of it. */
const EDITOR = /\/(?:article-form|editor)-[\w-]+\.js$/;
/** Every public page that React takes over in the browser; the map and the captcha come later. */
const INTERACTIVE = [
  '/login',
  '/ForgotPassword',
  '/Register',
  '/Status',
  '/Status/document',
  '/Subscribe',
  '/workWithUs',
  '/Cal',
  '/BranchGSB',
];

/** What the first visit to a page loads, gzipped. */
export const sizes: Bench = async (stage) => {
  const { origin } = await startServer(stage);
  const dashboard = await measureFirstLoad(origin, '/DashboardMt');
  const list = await measureFirstLoad(origin, '/ArticlesMaint');
  const editor = await measureFirstLoad(origin, '/ArticlesMaint', EDITOR);
  const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;
  const home = await measureFirstLoad(origin, '/');
  const lines: Line[] = [
    limitLine('sizes: home JS', home.scripts, 15_000, formatKilobytes, files(home.files)),
    limitLine(
      'sizes: office JS, dashboard',
      dashboard.scripts,
      MOST_OFFICE_BYTES,
      formatKilobytes,
      files(dashboard.files),
    ),
    limitLine(
      'sizes: office JS, a list',
      list.scripts,
      MOST_OFFICE_BYTES,
      formatKilobytes,
      files(list.files),
    ),
    {
      name: 'sizes: office JS, an editor',
      measured: formatKilobytes(editor.scripts),
      note: `${formatKilobytes(editor.scripts - list.scripts)} more than the list, once a text is edited`,
    },
    {
      name: 'sizes: rich text editor only where used',
      measured: editor.files > list.files ? 'apart' : 'in every list',
      target: 'apart',
      ok: editor.files > list.files,
      note: '',
    },
    limitLine('sizes: home CSS', home.styles, 15_000, formatKilobytes, ''),
  ];
  for (const path of INTERACTIVE) {
    const page = await measureFirstLoad(origin, path);
    const note = files(page.files);
    lines.push(limitLine(`sizes: ${path} JS`, page.scripts, 125_000, formatKilobytes, note));
  }
  return lines;
};
