import { data, redirect } from 'react-router';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/route';

/** No page of the product: an address that staff added, or none at all. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\/$/, '');
  const alias = await context.get(pageContext).services.navigation.findAlias(path);
  if (!alias) throw data(null, { status: 404 });
  // Where it leads out of the house only who is signed in is told; of the office that is no secret.
  return redirect(alias.external ? `/go?${new URLSearchParams({ path })}` : alias.href + search);
}

/** Never shown: the loader always leads elsewhere or throws, which the layout's boundary answers. */
export default function NotFound() {
  return null;
}
