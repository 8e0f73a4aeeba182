import type { offerCalls } from '#contract/cases/offers.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { findCase } from '#server/applications/scope.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { answerAtCounter } from './counter-answers.ts';
import { listOffers, makeOffer, withdrawOffer } from './offers.ts';

/** What approved applicants are offered. */
export function offerRoutes(parts: CaseParts): Handlers<keyof typeof offerCalls> {
  const { db, sealing, parameters } = parts;
  return {
    'application/offers': async (seen, { viewer }) => {
      const row = await findCase(db, seen, viewer);
      const settings = await parameters();
      return {
        data: {
          offers: await listOffers(db, sealing, row),
          makes:
            seen.resource === 'application' &&
            row.status === 'approved' &&
            row.offerState !== 'accepted' &&
            viewer.permissions.has('RegisterMaint.edit'),
          standsDays: settings.offer_days,
          highestRate: settings.interest_highest_percent,
        },
      };
    },
    'application/makeOffer': async (input, by) => {
      const settings = await parameters();
      return { data: await db.transaction((tx) => makeOffer(tx, parts, settings, by, input)) };
    },
    'application/answerOffer': async (input, by) => {
      const settings = await parameters();
      const version = await db.transaction((tx) =>
        answerAtCounter(tx, sealing, settings, by, input),
      );
      return { data: { version } };
    },
    'application/withdrawOffer': async (input, by) => {
      const settings = await parameters();
      const version = await db.transaction((tx) => withdrawOffer(tx, settings, by, input));
      return { data: { version } };
    },
  };
}
