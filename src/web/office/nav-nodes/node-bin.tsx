import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useNavigationTexts } from '../navigation/texts.ts';
import { ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useNodeName } from './use-tree.ts';

/** What was deleted from the menu, to be restored. */
export function NodeBin({ control }: { control: ListControl }) {
  const texts = useNavigationTexts().nodes;
  const language = useLanguage();
  const nameOf = useNodeName();
  return (
    <ResourceTable
      name="nodes"
      texts={texts}
      columns={[
        { key: 'name', title: texts.name, cell: nameOf },
        {
          key: 'deletedAt',
          title: texts.deletedAt,
          cell: ({ deletedAt }) => deletedAt && formatTime(deletedAt, language),
        },
      ]}
      nameOf={nameOf}
      control={control}
      may={{ add: false, delete: true }}
    />
  );
}
