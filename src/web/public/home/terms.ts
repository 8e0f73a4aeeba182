/** What the lender offers, and the rule of the first estimate. Shares are whole percents. */
export const TERMS = {
  personMaximum: 10_000_000,
  companyMaximum: 50_000_000,
  longestYears: 5,
  governmentPercent: 70,
  marketPercent: 50,
  roundedTo: 10_000,
};
