import { useSearchParams } from 'react-router';
import type { OutputOf } from '#contract/calls.ts';
import { TRANSLATED_LANGUAGES, TRANSLATION_STATES } from '#contract/translations/states.ts';

export type Item = OutputOf<'translations/list'>['data']['items'][number];
export type Count = OutputOf<'translations/counts'>['data'][number];
export type TranslatedRecord = OutputOf<'translations/read'>['data'];

/** The first of a page that is still to come. */
export const FIRST = 'first';

export const keyOf = ({ resource, id, language }: Item) => `${resource}:${id}:${language}`;

/** What the desk shows lives in the address: reload and back show the same. */
export function useDesk() {
  const [parameters, setParameters] = useSearchParams();
  const language = TRANSLATED_LANGUAGES.find((known) => known === parameters.get('in'));
  const state = TRANSLATION_STATES.find((known) => known === parameters.get('state'));
  const resource = parameters.get('kind') as Item['resource'] | null;
  const after = parameters.get('after');

  function set(changes: Record<string, string | undefined>) {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  }

  return {
    search: {
      ...(language && { language }),
      ...(state && { state }),
      ...(resource && { resource }),
      ...(after && { after }),
    },
    opened: parameters.get('item') ?? undefined,
    /** Narrows the list, from its first page on. */
    narrow: (changes: Record<string, string | undefined>) =>
      set({ ...changes, after: undefined, item: undefined }),
    open: (item: string | undefined) => set({ item }),
    goTo: (page: string | undefined, item?: string) => set({ after: page, item }),
  };
}

export type Desk = ReturnType<typeof useDesk>;
