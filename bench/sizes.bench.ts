import { measureFirstLoad } from './first-load.ts';
import { type Bench, formatKilobytes, limitLine } from './report.ts';
import { startServer } from './server-process.ts';

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
  const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;
  const home = await measureFirstLoad(origin, '/');
  const lines = [
    limitLine('sizes: home JS', home.scripts, 15_000, formatKilobytes, files(home.files)),
    limitLine('sizes: home CSS', home.styles, 15_000, formatKilobytes, ''),
  ];
  for (const path of INTERACTIVE) {
    const page = await measureFirstLoad(origin, path);
    const note = files(page.files);
    lines.push(limitLine(`sizes: ${path} JS`, page.scripts, 140_000, formatKilobytes, note));
  }
  return lines;
};
