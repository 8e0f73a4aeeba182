import { CallError } from '../../api/call.ts';
import { callAsUser, leaveTo } from '../session/session.ts';
import type { Route } from './+types/route';

/** Leads on to another system of the house, by an address that staff added. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  try {
    const { data } = await callAsUser('routes/follow', { path });
    return await leaveTo(data.href);
  } catch (error) {
    // Gone meanwhile, or made up. The address is never followed itself: it may name any site.
    if (error instanceof CallError && error.reason === 'not_found') return leaveTo('/');
    throw error;
  }
}
clientLoader.hydrate = true as const;

/** Never shown: the loader always leads elsewhere. */
export default function Follow() {
  return null;
}
