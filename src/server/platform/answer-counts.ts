/** How often each route answered with each status: two lookups a request, and summed when asked. */
export type AnswerCounts = {
  add(route: string, status: number): void;
  /** What was counted since it was last asked. */
  take(): Array<{ route: string; status: number; count: number }>;
};

export function createAnswerCounts(): AnswerCounts {
  let routes = new Map<string, Map<number, number>>();
  return {
    add(route, status) {
      let statuses = routes.get(route);
      if (!statuses) {
        statuses = new Map();
        routes.set(route, statuses);
      }
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    },
    take() {
      const taken = routes;
      routes = new Map();
      return [...taken].flatMap(([route, statuses]) =>
        [...statuses].map(([status, count]) => ({ route, status, count })),
      );
    },
  };
}
