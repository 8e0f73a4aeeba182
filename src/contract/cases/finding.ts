import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { CaseResource, Status } from './case-shapes.ts';

/** Finding an application from wherever one is. */
export const caseFindingCalls = {
  'application/find': defineCall({
    access: 'signedIn',
    summary:
      'Applications by number, name, deed, or a whole telephone or card number, among those that the caller may see.',
    input: z.object({ search: z.string().trim().min(1).max(100) }),
    output: z.object({
      data: z.array(
        z.object({
          /** The window that shows it. */
          resource: CaseResource,
          id: z.int(),
          reference: z.string(),
          status: Status,
          /** Masked, as lists show it. */
          name: z.string(),
        }),
      ),
    }),
  }),
};
