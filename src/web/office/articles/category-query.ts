import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../session/session.ts';
import { CHOICES } from '../states/choices.ts';

/** The categories to choose from, as the menu of the site has them; no site has more. */
export const categoriesQuery = queryOptions({
  meta: CHOICES,
  queryKey: ['articleCategory', 'list', 'choices'],
  queryFn: async () => (await callAsUser('articleCategory/list', { size: 100 })).data.rows,
});
