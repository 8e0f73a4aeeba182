import { useEffect } from 'react';
import { localize } from '#contract/localize.ts';
import { SCREEN_NAMES } from '#contract/navigation/window-names.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { recordAddress } from '#contract/resource/record-address.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { addPaletteSource } from './sources.ts';

const MOST_OF_A_KIND = 3;

/** Finds records of every kind that the viewer may see by words of their names, in one call. */
export function useRecordSource(): void {
  const language = useLanguage();
  const { records } = useOfficeTexts().shell.palette;
  useEffect(
    () =>
      addPaletteSource({
        name: `records ${language}`,
        title: () => records,
        search: async (search) => {
          const { data } = await callAsUser('records/find', { search, size: MOST_OF_A_KIND });
          return data.map(({ resource, id, name }) => ({
            id: `${resource}-${id}`,
            label: localize(name, language),
            description: SCREEN_NAMES[RESOURCE_WINDOWS[resource]][language === 'th' ? 'th' : 'en'],
            to: recordAddress({ resource, id }),
          }));
        },
      }),
    [language, records],
  );
}
