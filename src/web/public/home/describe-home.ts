import type { Language } from '#contract/language.ts';
import { formatNumber, formatSpokenBaht } from '../../i18n/format.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import type { Terms } from './terms.ts';

/** The title and description for search engines and link previews, with the lender's own numbers. */
export function describeHome({ rule, personMaximum, companyMaximum }: Terms, language: Language) {
  const { home, calculator } = DICTIONARIES[language];
  const [government, market] = [rule.governmentPercent, rule.marketPercent].map(
    (share) => `${formatNumber(share)}%`,
  ) as [string, string];
  return {
    title: home.title(government),
    description:
      personMaximum === undefined || companyMaximum === undefined
        ? calculator.description(government, market)
        : home.description(
            formatSpokenBaht(personMaximum, language),
            formatSpokenBaht(companyMaximum, language),
          ),
  };
}
