/** What answers a wish, as one chunk: until there is a limit, no browser needs it. */
export { PlanResult } from './plan-result.tsx';
export { Schedule } from './schedule.tsx';
