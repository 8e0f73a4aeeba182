import { applyCalls } from '#contract/apply.ts';
import { MOST_PLACES } from '#contract/apply-limits.ts';
import { AppError } from '#contract/errors.ts';
import { listDistricts, listSubdistricts } from '#server/addresses/places.ts';
import { findPlaces } from '#server/addresses/search.ts';
import type { Handlers } from '#server/platform/call-routes.ts';

type Path = keyof typeof applyCalls;

/** Refused until each is served. */
export function applyRoutes(): Handlers<Path> {
  const refuse = async () => {
    throw new AppError('unavailable');
  };
  return {
    ...(Object.fromEntries(
      Object.keys(applyCalls).map((path) => [path, refuse]),
    ) as unknown as Handlers<Path>),
    'register/districts': async ({ province }) => ({ data: await listDistricts(province) }),
    'register/subdistricts': async ({ district }) => ({ data: await listSubdistricts(district) }),
    'register/findPlaces': async ({ text }) => ({ data: await findPlaces(text, MOST_PLACES) }),
  };
}
