import type { Profile } from '#contract/sign-in/sign-in.ts';
import { readKept } from '../../site/storage.ts';
import { profileQuery } from '../session/profile.ts';
import { loadFirstProfile } from '../session/session.ts';
import { queryClient } from './query-client.ts';

let first: Promise<Profile> | undefined;

/** Read once at the start, for the shell and for whoever loads beside it; from then on kept fresh. */
export async function knownProfile(): Promise<Profile> {
  const { queryKey } = profileQuery(readKept('username') ?? '');
  const kept = queryClient.getQueryData(queryKey);
  if (kept) return kept;
  first ??= loadFirstProfile();
  const profile = await first;
  queryClient.setQueryData(profileQuery(profile.user_id).queryKey, profile);
  return profile;
}
