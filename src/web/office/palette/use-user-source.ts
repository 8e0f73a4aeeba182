import { useEffect } from 'react';
import { SCREEN_NAMES } from '#contract/navigation/window-names.ts';
import { callAsUser } from '../session/session.ts';
import { addPaletteSource } from './sources.ts';

const MOST = 5;

/** Lets those who may see users find one by name, number or address. */
export function useUserSource(mayView: boolean): void {
  useEffect(() => {
    if (!mayView) return;
    return addPaletteSource({
      name: 'users',
      title: (language) => SCREEN_NAMES.user[language],
      search: async (query) => {
        const { data } = await callAsUser('users/list', { search: query, size: MOST });
        return data.rows.map(({ id, userId, firstName, lastName }) => ({
          id: `user-${id}`,
          label: `${firstName} ${lastName}`,
          description: userId,
          to: `/user?id=${id}`,
        }));
      },
    });
  }, [mayView]);
}
