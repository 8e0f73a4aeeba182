import { z } from 'zod';
import { defineCall } from './call.ts';

export const dashboardCalls = {
  'dashboard/visits': defineCall({
    access: 'DashboardMt.view',
    summary: 'Starts of the app per day, the last 14 days that had any, newest first.',
    input: z.object({}),
    output: z.object({
      data: z.array(z.object({ day: z.iso.date(), total: z.int().nonnegative() })),
    }),
  }),
};
