import type { Pricing } from '#contract/applications/applications.ts';
import { isSameLand } from '#contract/applications/appraisals.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { appraisedPrices } from '#server/applications/appraisals.ts';
import type { CaseFacts } from '#server/applications/parts.ts';
import { estimate } from '#server/applications/pricing.ts';
import type { Case } from '#server/applications/rows.ts';
import type { Db } from '#server/platform/db.ts';
import type { readDeeds } from './deeds.ts';

type Deeds = Awaited<ReturnType<typeof readDeeds>>;
type Wanted = Pick<Case, 'id' | 'productId' | 'applicant'>;
type Before = { row: Case; deeds: Deeds };
type Prices = Pick<Pricing, 'governmentPrice' | 'marketPrice'>;
/** `stated`: the prices by who took the application down, who puts their own words right. */
type After = { row: Wanted; deeds: Deeds; stated: Prices | undefined };
type Priced = { claimed?: Pricing | null; checked?: Pricing | null };

/**
 * What the prices say once the product, the kind of applicant or the land is another. Nobody has
 * checked the prices of other land; where all of it is appraised, appraisals say them.
 */
export async function reprice(
  tx: Db,
  knowledge: CaseFacts,
  parameters: Parameters,
  before: Before,
  after: After,
): Promise<Priced> {
  const { claimed, checked, productId, applicant } = before.row;
  const sameLoan = productId === after.row.productId && applicant === after.row.applicant;
  const sameLand = isSamePlots(before.deeds, after.deeds);
  const priced = (prices: Prices | null) =>
    prices && estimate(tx, knowledge, parameters, after.row, prices);
  const stated = after.stated && { claimed: await priced(after.stated) };
  if (sameLoan && sameLand) return stated ?? {};
  // What somebody checked of this land stays, whatever its appraisals say.
  const known = sameLand ? checked : null;
  return {
    claimed: await priced(claimed),
    ...stated,
    checked: await priced(known ?? (await appraisedPrices(tx, after.row.id))),
  };
}

function isSamePlots(before: Deeds, after: Deeds): boolean {
  return (
    before.length === after.length &&
    after.every((deed) =>
      before.some(
        (known) => known.id === deed.id && known.area === deed.area && isSameLand(known, deed),
      ),
    )
  );
}
