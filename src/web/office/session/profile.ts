import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Permission } from '#contract/rights/permissions.ts';
import type { Profile } from '#contract/sign-in/sign-in.ts';
import { callAsUser } from './session.ts';

/** The profile, read anew now and then: rights may change while somebody works. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: async () => (await callAsUser('user/getUserInfoMySQL', { user_id: userId })).data,
    staleTime: 5 * 60_000,
  });
}

/** Set by the shell around every screen. */
export const ProfileContext = createContext<Profile | undefined>(undefined);

export function useProfile(): Profile {
  const profile = use(ProfileContext);
  if (!profile) throw new Error('No profile around this component.');
  return profile;
}

/** Whether the signed-in user may do something: `can('ArticlesMaint.delete')`. */
export function useCan(): (permission: Permission) => boolean {
  const { permissions } = useProfile();
  return (permission) => permissions.includes(permission);
}
