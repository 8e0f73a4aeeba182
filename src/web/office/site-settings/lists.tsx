import { ListedTable } from '../content/listed-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';

type Props = { control: ListControl };

export function BannerList({ control }: Props) {
  const texts = useOfficeTexts().content.banners;
  return (
    <ListedTable
      name="banner"
      control={control}
      texts={texts}
      further={[
        { key: 'href', title: texts.href, narrow: true, wide: true, cell: ({ href }) => href },
      ]}
    />
  );
}

export function QuestionList({ control }: Props) {
  const texts = useOfficeTexts().content.questions;
  return <ListedTable name="question" control={control} texts={texts} />;
}

export function MenuLinkList({ control }: Props) {
  const texts = useOfficeTexts().content.links;
  return (
    <ListedTable
      name="menuLink"
      control={control}
      texts={texts}
      further={[
        {
          key: 'href',
          title: texts.href,
          narrow: true,
          wide: true,
          cell: ({ href }) => href.replace(/^https:\/\//, ''),
        },
      ]}
    />
  );
}
