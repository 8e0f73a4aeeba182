import { DEFAULT_LANGUAGE, parseLanguage } from '#contract/language.ts';
import { parseDateEra, setDateEra } from './i18n/date-era.ts';
import { DATA_ID } from './public/drawn-island.ts';
import { parseAreas } from './texts/load-areas.ts';
import { speak } from './texts/spoken.ts';

const { lang, dataset } = document.documentElement;
setDateEra(parseDateEra(dataset.era));
// The words are on their way while the rest is.
const speaking = speak(parseLanguage(lang) ?? DEFAULT_LANGUAGE, parseAreas(dataset.areas));
const told = document.getElementById(DATA_ID)?.textContent;
if (told) {
  const [{ startIsland }, spoken] = await Promise.all([import('./start-island.tsx'), speaking]);
  await startIsland(JSON.parse(told), spoken);
} else {
  const [{ takeOver }, spoken] = await Promise.all([import('./take-over.tsx'), speaking]);
  takeOver(spoken);
}
