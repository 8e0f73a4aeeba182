import type { ParameterName } from '#contract/parameters/parameters.ts';
import type { Tariff } from '#contract/products/terms.ts';
import { readParameters } from '#server/parameters/queries.ts';
import type { Db } from '#server/platform/db.ts';
import { highestRates } from '#server/products/terms.ts';

/** What law and Land Office say of loans, from the parameters that staff keep. */
export async function readTariff(db: Db): Promise<Tariff> {
  const parameters = await readParameters(db);
  return {
    registrationPercent: parameters.registration_fee_percent,
    registrationCap: parameters.registration_fee_cap,
    stampPercent: parameters.stamp_duty_percent,
    stampCap: parameters.stamp_duty_cap,
    highestRate: parameters.interest_highest_percent,
    highestLateInterest: parameters.late_interest_highest_percent,
  };
}

/** How far what products publish goes towards the limits among the parameters. */
export async function ratesInUse(
  db: Db,
): Promise<Partial<Record<ParameterName, number | undefined>>> {
  const { interest, late } = await highestRates(db);
  return { interest_highest_percent: interest, late_interest_highest_percent: late };
}
