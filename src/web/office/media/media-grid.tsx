import { Checkbox, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { COUNTED_USES } from '#contract/pictures/media-limits.ts';
import { formatNumber } from '../../i18n/format.ts';
import { ListFoot } from '../resource/list-foot.tsx';
import { ListNotice } from '../resource/list-notice.tsx';
import { ListTools } from '../resource/list-tools.tsx';
import listStyles from '../resource/resource-table.module.css';
import type { ListControl } from '../resource/use-list-state.ts';
import { type Selection, useSelection } from '../resource/use-selection.ts';
import { useOfficeTexts } from '../texts.ts';
import { AltState } from './alt-state.tsx';
import styles from './media.module.css';
import { MediaDeeds } from './media-deeds.tsx';
import { MediaFilters, readFilters, readSort } from './media-filters.tsx';
import { MEDIA_PAGE, type MediaRow, mediaPageQuery } from './media-query.ts';
import { useMediaTexts } from './texts.ts';
import { Thumbnail } from './thumbnail.tsx';

type Props = { control: ListControl; mayEdit: boolean; mayDelete: boolean };

/** The library as small pictures: search, filters, pages, selection, bin. */
export function MediaGrid({ control, mayEdit, mayDelete }: Props) {
  const texts = useMediaTexts();
  const { search, after, before, bin, filters } = control.state;
  const order = readSort(control.state);
  const query = useQuery(
    mediaPageQuery({
      ...{ search, after, before, bin, size: MEDIA_PAGE },
      ...order,
      filters: readFilters(filters),
    }),
  );
  const selection = useSelection(control.state);
  const rows = query.data?.rows ?? [];
  return (
    <section className={listStyles.list} aria-busy={query.isFetching}>
      <ListTools
        name="media"
        texts={texts}
        columns={[]}
        // Everything found is asked for in the words of the server, not in those of the address.
        control={{ ...control, state: { ...control.state, ...order } }}
        may={{ add: false, delete: mayDelete }}
        tools={<MediaFilters control={control} />}
        filters={readFilters(filters)}
        selection={selection}
        found={query.data}
        nameOf={(row) => (row as MediaRow).fileName}
        {...(mayEdit && !bin && { bulk: (chosen) => <MediaDeeds selection={chosen} /> })}
      />
      {query.isLoadingError || rows.length === 0 ? (
        <ListNotice query={query} control={control} empty={texts.empty} />
      ) : (
        <ul className={styles.grid}>
          {rows.map((row) => (
            <Tile
              key={row.id}
              row={row}
              opened={control.opened === row.id}
              onOpen={() => control.open(row.id)}
              selection={mayDelete || mayEdit ? selection : undefined}
            />
          ))}
        </ul>
      )}
      {query.data && <ListFoot page={query.data} control={control} />}
    </section>
  );
}

type TileProps = {
  row: MediaRow;
  opened: boolean;
  onOpen: () => void;
  selection: Selection | undefined;
};

function Tile({ row, opened, onOpen, selection }: TileProps) {
  const texts = useMediaTexts();
  const { resource } = useOfficeTexts();
  const name = row.fileName || texts.unnamed(String(row.id));
  return (
    <li className={styles.tile} data-opened={opened || undefined}>
      <button type="button" className={styles.open} data-opens onClick={onOpen}>
        <Thumbnail picture={row} />
        <span className={styles.name}>{name}</span>
      </button>
      <Text size="xs" c="dimmed">
        {useWords(row.usedCount)}
      </Text>
      <AltState alt={row.alt} brief />
      {row.tags.length > 0 && <span className={styles.tags}>{row.tags.join(' · ')}</span>}
      {selection && (
        <Checkbox
          className={styles.pick}
          aria-label={resource.selectRow(name)}
          checked={selection.has(row.id)}
          onChange={(event) => selection.set([[row.id, name]], event.currentTarget.checked)}
        />
      )}
    </li>
  );
}

/** How much a picture is used, in words. */
function useWords(count: number): string {
  const texts = useMediaTexts();
  if (count === 0) return texts.unused;
  return (count < COUNTED_USES ? texts.usedCount : texts.usedMore)(formatNumber(count));
}
