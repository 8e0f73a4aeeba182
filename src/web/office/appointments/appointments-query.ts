import { queryOptions } from '@tanstack/react-query';
import type { StaffResource } from '#contract/cases/case-shapes.ts';
import { callAsUser } from '../session/session.ts';

/** Of one case, newest first, and what a new one begins with. */
export const appointmentsQuery = (resource: StaffResource, id: number) =>
  queryOptions({
    queryKey: ['application', 'appointments', resource, id],
    queryFn: async () => (await callAsUser('application/appointments', { resource, id })).data,
  });
