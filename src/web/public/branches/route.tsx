import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import type { Route } from './+types/route';
import { loadFinder } from './load-finder.ts';
import { BranchesPage } from './page.tsx';

const WINDOWS = ['Branches', 'BranchGSB', 'BranchTIP', 'BranchBCP'] as const;

export const handle = {
  island: 'branches',
  areas: ['branches', 'pages'],
  recordIn: 'branch',
  differsBy: ['page'],
  winNameAt: (pathname) =>
    WINDOWS.find((name) => pathname.toLowerCase().startsWith(`/${name.toLowerCase()}`)),
} satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  return await loadFinder(context.get(pageContext), url);
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default BranchesPage;
