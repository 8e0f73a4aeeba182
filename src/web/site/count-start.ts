import { isAppStart } from './app-start.ts';
import { tell } from './visits.ts';

/** Counts a visit where this load started the app. False where that failed. */
export async function countAppStart(): Promise<boolean> {
  const [entry] = performance.getEntriesByType('navigation');
  const navigation = entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
  const load = { referrer: document.referrer, origin: location.origin, navigation };
  return !isAppStart(load) || tell('visit_count/addVisitCountMySQL', {});
}
