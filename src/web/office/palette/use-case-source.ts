import { useEffect } from 'react';
import { recordAddress } from '#contract/resource/record-address.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { addPaletteSource } from './sources.ts';

/** Lets those who may see applications find one by what their lists are searched by. */
export function useCaseSource(mayView: boolean): void {
  const { shell, applications } = useOfficeTexts();
  const title = shell.palette.applications;
  useEffect(() => {
    if (!mayView) return;
    return addPaletteSource({
      name: `applications ${title}`,
      title: () => title,
      search: async (search) => {
        const { data } = await callAsUser('application/find', { search });
        return data.map(({ resource, id, reference, status, name }) => ({
          id: `${resource}-${id}`,
          label: `${reference} ${name}`,
          description: (resource === 'applicationPartner' ? applications.partner : applications)
            .statuses[status],
          to: recordAddress({ resource, id }),
        }));
      },
    });
  }, [mayView, title, applications]);
}
