import type { Language } from '#contract/language.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';

type DateEra = Parameters['date_era'];

/** One for the whole site, whoever reads: set by the entries before anything is rendered. */
let era: DateEra = 'auto';

export function setDateEra(chosen: DateEra): void {
  era = chosen;
}

export function countsBuddhistYears(language: Language): boolean {
  return era === 'auto' ? language === 'th' : era === 'buddhist';
}

/** As it stands in a page; unknown ones count as none chosen. */
export function parseDateEra(text: unknown): DateEra {
  return text === 'buddhist' || text === 'common' ? text : 'auto';
}
