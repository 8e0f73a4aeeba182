import { findPlace } from './addresses/places.ts';
import type { CaseKnowledge } from './applications/case-parts.ts';
import { policyVersion } from './pages/queries.ts';
import { findBand } from './products/bands.ts';
import { readProductChoices } from './products/choices.ts';
import { readCallTimes, readReferenceChoices } from './reference/choices.ts';
import { readMessagesTo } from './told.ts';
import { listPermitted } from './users/permitted.ts';

/** What the work on applications takes from other features. */
export const CASE_KNOWLEDGE: CaseKnowledge = {
  readChoices: async (db) => {
    const products = await readProductChoices(db);
    return {
      products: products.map((product) => ({ ...product, active: true })),
      ...(await readReferenceChoices(db)),
    };
  },
  readCallTimes,
  findBand,
  findPlace,
  listAssignees: (db) => listPermitted(db, 'RegisterMaint.edit'),
  policyVersion,
  readMessages: readMessagesTo,
};
