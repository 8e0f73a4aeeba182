import { findPlace, listProvinces } from '#server/addresses/places.ts';
import type { CaseFacts } from '#server/applications/parts.ts';
import { missingDocuments } from '#server/apply/parts.ts';
import { previewNews, waysOfNews } from '#server/apply/preview-news.ts';
import { findBranchPlace, searchBranches } from '#server/branches/meeting-places.ts';
import { readContractForms } from '#server/contract-forms/queries.ts';
import { findChannel } from '#server/line/channel.ts';
import { policyVersion, readLender } from '#server/pages/queries.ts';
import { findBand } from '#server/products/bands.ts';
import { readProductChoices } from '#server/products/choices.ts';
import { findTerms } from '#server/products/terms.ts';
import { readCallTimes, readReferenceChoices } from '#server/reference/choices.ts';
import { findRejection } from '#server/reference/offered.ts';
import { isOfNetwork, namePeople } from '#server/users/people.ts';
import { approvesUpTo, listPermitted } from '#server/users/permitted.ts';
import { readOffers } from './applicant-choices.ts';
import { readMessagesTo } from './events.ts';
import { applicantTexts } from './line.ts';

/** What the work on applications takes from other features. */
export const CASE_FACTS: CaseFacts = {
  readChoices: async (db) => {
    const products = await readProductChoices(db);
    return {
      products: products.map((product) => ({ ...product, active: true })),
      ...(await readReferenceChoices(db)),
    };
  },
  readCallTimes,
  findBand,
  findTerms,
  approvesUpTo,
  findPlace,
  listAssignees: (db) => listPermitted(db, 'RegisterMaint.edit'),
  namePeople,
  isOfNetwork,
  findMissing: async (db, row, present) => missingDocuments(await readOffers(db), row, present),
  searchBranches,
  findBranch: findBranchPlace,
  findProvince: async (code) =>
    (await listProvinces()).find((province) => province.code === code)?.name,
  readForms: readContractForms,
  readLender,
  policyVersion,
  hasLine: async (db) => (await findChannel(db)) !== undefined,
  previewNews: (parts, row, told) =>
    previewNews({ ...applicantTexts(parts), findRejection }, row, told),
  waysOfNews: (parts, row, told) => waysOfNews(applicantTexts(parts), row, told),
  readMessages: readMessagesTo,
};
