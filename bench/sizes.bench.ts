import { measureFirstLoad } from './first-load.ts';
import { type Bench, formatKilobytes, limitLine } from './report.ts';
import { startServer } from './server-process.ts';

/** What the first visit to a page loads, gzipped. */
export const sizes: Bench = async (stage) => {
  const { origin } = await startServer(stage);
  const home = await measureFirstLoad(origin, '/');
  const login = await measureFirstLoad(origin, '/login');
  const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;
  return [
    limitLine('sizes: home JS', home.scripts, 15_000, formatKilobytes, files(home.files)),
    limitLine('sizes: /login JS', login.scripts, 140_000, formatKilobytes, files(login.files)),
    limitLine('sizes: home CSS', home.styles, 15_000, formatKilobytes, ''),
  ];
};
