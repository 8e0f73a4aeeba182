import { eq } from 'drizzle-orm';
import type { AmountPolicy, AmountRules } from '#contract/applications/amounts.ts';
import type { Measures } from '#contract/applications/moves.ts';
import type { DecisionFacts } from '#contract/applications/weighing.ts';
import { type Satang, satang } from '#contract/money.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import type { Db } from '#server/platform/db.ts';
import { readLandWorth } from './appraisals.ts';
import { presentTypes } from './papers.ts';
import type { CaseFacts } from './parts.ts';
import type { Case } from './rows.ts';
import { applicationFile } from './tables.ts';

export type Weighing = Pick<CaseFacts, 'findBand' | 'findTerms' | 'findMissing' | 'approvesUpTo'>;

/** What an amount for this application is weighed by, and how strictly. */
export async function measuresOf(
  db: Db,
  parameters: Parameters,
  row: Case,
  knowledge: Weighing,
  /** Who approves: their group may bound it. */
  approver?: string,
): Promise<Measures> {
  const { productId, applicant, checked, claimed, askedAmount, askedMonths } = row;
  const papers = await readPapers(db, row, knowledge);
  return {
    facts: {
      ...{ checked, claimed, askedAmount, askedMonths },
      band: (await knowledge.findBand(db, productId, applicant)) ?? null,
      terms: (await knowledge.findTerms(db, productId, applicant)) ?? null,
      rounding: parameters.instalment_rounding,
      plannedMonths: row.plannedMonths,
      plannedRate: row.plannedRate,
      ...(await readLand(db, row)),
      ...papers,
      income: row.monthlyIncome,
      debts: row.monthlyDebts,
      highestLtv: parameters.approval_highest_ltv_percent,
      highestDsr: parameters.approval_highest_dsr_percent,
      upTo: approver === undefined ? null : await knowledge.approvesUpTo(db, approver),
    },
    rules: amountRules(parameters),
  };
}

type Land = Pick<
  DecisionFacts,
  'landValue' | 'landSource' | 'deeds' | 'refusedDeeds' | 'appraised' | 'appraisedUntil'
>;

/** By appraisals of all the land; else by the prices that staff checked, else by those claimed. */
async function readLand(db: Db, { id, checked, claimed }: Case): Promise<Land> {
  const { deeds, counting, refused, whole, value, until } = await readLandWorth(db, id);
  const counts = {
    ...{ deeds, refusedDeeds: refused, appraised: counting.length, appraisedUntil: until },
  };
  // Prices that were named for land which will not do are the worth of nothing.
  if (refused > 0) return { landValue: null, landSource: 'none', ...counts };
  if (whole) return { landValue: value, landSource: 'appraised', ...counts };
  if (checked) return { landValue: worthOf(checked), landSource: 'checked', ...counts };
  if (claimed) return { landValue: worthOf(claimed), landSource: 'claimed', ...counts };
  return { landValue: null, landSource: 'none', ...counts };
}

/** The market price, as it is what the land would fetch; old rows may know one price alone. */
const worthOf = ({
  marketPrice,
  governmentPrice,
}: Record<'marketPrice' | 'governmentPrice', Satang>) =>
  satang(marketPrice || governmentPrice) || null;

async function readPapers(db: Db, row: Case, knowledge: Weighing) {
  const files = await db
    .select({ uploadTypeId: applicationFile.uploadTypeId, verdict: applicationFile.verdict })
    .from(applicationFile)
    .where(eq(applicationFile.applicationId, row.id));
  const missing = await knowledge.findMissing(db, row, presentTypes(files));
  return {
    missingPapers: missing.length,
    uncheckedPapers: files.filter(({ verdict }) => verdict === 'unchecked').length,
  };
}

/** What is not known breaks only a rule that refuses: else it could be dodged by saying nothing. */
const unknown = (policy: AmountPolicy): AmountPolicy => (policy === 'refuse' ? 'refuse' : 'off');

/** A small loan is no danger, nor is a cheap one: who grants it is told, and may. */
const atMostWarned = (policy: AmountPolicy): AmountPolicy => (policy === 'off' ? 'off' : 'warn');

function amountRules(parameters: Parameters): AmountRules {
  return {
    no_band: parameters.approval_above_band,
    below_fees: 'refuse',
    above_band: parameters.approval_above_band,
    below_band: atMostWarned(parameters.approval_above_band),
    outside_terms: parameters.approval_above_band,
    below_terms: atMostWarned(parameters.approval_above_band),
    land_refused: parameters.approval_refused_land,
    above_tier: parameters.approval_above_tier,
    above_ltv: parameters.approval_above_ltv,
    no_value: unknown(parameters.approval_above_ltv),
    above_dsr: parameters.approval_above_dsr,
    no_income: unknown(parameters.approval_above_dsr),
    above_limit: parameters.approval_above_limit,
    no_visit: parameters.approval_without_visit,
    no_appraisal: parameters.approval_without_appraisal,
  };
}
