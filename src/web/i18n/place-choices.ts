import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localize.ts';
import type { LocalizedText } from '#contract/localized.ts';

type Place = { code: string; name: LocalizedText };

/** Places by the names and in the order of who reads them. */
export function placeChoices(places: readonly Place[], language: Language) {
  const { compare } = new Intl.Collator(language);
  return places
    .map(({ code, name }) => ({ value: code, label: localize(name, language) }))
    .toSorted((one, other) => compare(one.label, other.label));
}
