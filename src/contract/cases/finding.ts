import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { CaseResource, Status } from './case-shapes.ts';

/** Finding an application by its number, from wherever one is. */
export const caseFindingCalls = {
  'application/find': defineCall({
    access: 'signedIn',
    summary:
      'Applications by their number or a part of it, among those that the caller may see; tells of nobody.',
    input: z.object({ search: z.string().trim().min(1).max(100) }),
    output: z.object({
      data: z.array(
        z.object({
          /** The window that shows it. */
          resource: CaseResource,
          id: z.int(),
          reference: z.string(),
          status: Status,
        }),
      ),
    }),
  }),
};
