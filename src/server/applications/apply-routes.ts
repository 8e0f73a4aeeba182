import { applyCalls } from '#contract/apply.ts';
import { AppError } from '#contract/errors.ts';
import type { Handlers } from '#server/platform/call-routes.ts';

type Path = keyof typeof applyCalls;

/** Refused until each is served. */
export function applyRoutes(): Handlers<Path> {
  const refuse = async () => {
    throw new AppError('unavailable');
  };
  return Object.fromEntries(
    Object.keys(applyCalls).map((path) => [path, refuse]),
  ) as unknown as Handlers<Path>;
}
