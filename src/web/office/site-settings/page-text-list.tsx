import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { PAGE_KEYS } from '#contract/pages/kinds.ts';
import { formatNumber } from '../../i18n/format.ts';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { ChoiceMenu } from '../floating/choice-menu.tsx';
import { MenuLine } from '../floating/menu-line.tsx';
import { operationsOf, type RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { CHOICES } from '../states/choices.ts';
import { useOfficeTexts } from '../texts.ts';

type Row = RowOf<'pageText'>;

/** The pages that the product has; those that nobody has written yet can be begun. */
export function PageTextList({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().content.pages;
  const { changed } = usePublishColumns();

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    { key: 'page', title: texts.page, wide: true, cell: ({ key }) => texts.keys[key] },
    {
      key: 'version',
      title: texts.version,
      numeric: true,
      named: true,
      cell: ({ version }) => formatNumber(version),
    },
    changed,
  ];

  return (
    <ResourceTable
      name="pageText"
      texts={texts}
      columns={columns}
      control={control}
      may={{ add: false, delete: false }}
      tools={<BeginPage control={control} />}
    />
  );
}

function BeginPage({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().content.pages;
  const can = useCan();
  const { data } = useQuery({
    meta: CHOICES,
    queryKey: ['pageText', 'list', 'all'],
    queryFn: () => operationsOf('pageText').list({}),
  });
  const missing = PAGE_KEYS.filter((key) => !data?.rows.some((row) => row.key === key));
  if (!data || missing.length === 0 || !can('ConfigOtherMaint.add')) return null;
  return (
    <ChoiceMenu
      opener={(props) => (
        <Button {...props} leftSection={<IconPencil size={16} aria-hidden />}>
          {texts.begin}
        </Button>
      )}
    >
      {missing.map((key) => (
        <MenuLine key={key} onClick={() => control.change({ page: key, id: 'new' })}>
          {texts.keys[key]}
        </MenuLine>
      ))}
    </ChoiceMenu>
  );
}
