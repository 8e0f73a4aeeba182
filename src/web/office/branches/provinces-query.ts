import { queryOptions } from '@tanstack/react-query';
import { choicesOf } from '../session/answers.ts';

/** The provinces, which stay as they are. By itself, for lists need no fields of forms. */
export const provincesQuery = queryOptions({
  ...choicesOf('addresses/provinces', {}),
  staleTime: Number.POSITIVE_INFINITY,
});
