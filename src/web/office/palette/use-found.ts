import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/texts.ts';
import { stillMatching } from './match.ts';
import { paletteSources } from './sources.ts';

const SHORTEST_QUERY = 2;

/** What the registered sources find, each under its heading. */
export function useFound(query: string) {
  const language = useLanguage() === 'th' ? 'th' : 'en';
  const sources = query.length < SHORTEST_QUERY ? [] : paletteSources();
  const answers = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['palette', source.name, query],
      queryFn: () => source.search(query),
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    })),
  });
  return {
    searching: answers.some(({ isFetching }) => isFetching),
    groups: sources.map((source, place) => {
      const { data = [], isPlaceholderData = false } = answers[place] ?? {};
      // Enter takes the first: until the answer is there, none that was found for other letters may be it.
      const items = isPlaceholderData ? stillMatching(query, data) : data;
      return { title: source.title(language), items };
    }),
  };
}
