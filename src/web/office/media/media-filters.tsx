import { Checkbox, Select } from '@mantine/core';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import type { ListState } from '../resource/resource.ts';
import type { ListControl } from '../resource/use-list-state.ts';
import styles from './media.module.css';
import { NEWEST } from './media-query.ts';
import { TagFilter } from './tag-filter.tsx';
import { useMediaTexts } from './texts.ts';

type Texts = ReturnType<typeof useMediaTexts>;
const SORTS = {
  newest: NEWEST,
  oldest: { sort: 'createdAt', descending: false },
  name: { sort: 'fileName', descending: false },
} satisfies Record<keyof Texts['sorts'], object>;
type SortName = keyof typeof SORTS;

const isSort = (name: string | undefined): name is SortName => name !== undefined && name in SORTS;

/** What the sort in the address means to the server; newest first unless it says otherwise. */
export function readSort({ sort }: Pick<ListState, 'sort'>) {
  return SORTS[isSort(sort) ? sort : 'newest'];
}

/** What the filters in the address mean to the server; what it does not know is left out. */
export function readFilters({ alt, unused, tag }: Record<string, string>) {
  return {
    ...((alt === 'th' || alt === 'en') && { missingAlt: alt }),
    ...(unused === '1' && { unused: true }),
    ...(tag && { tag }),
  };
}

export function MediaFilters({ control }: { control: ListControl }) {
  const { state, change } = control;
  const texts = useMediaTexts();
  return (
    <>
      <Select
        aria-label={texts.sort}
        data={Object.entries(texts.sorts).map(([value, label]) => ({ value, label }))}
        value={isSort(state.sort) ? state.sort : 'newest'}
        onChange={(sort) => change({ sort: sort === 'newest' ? undefined : (sort ?? undefined) })}
        className={styles.filter}
        wrapperProps={{ 'data-filter': state.sort ? 'used' : 'unused' }}
      />
      <ChoiceFilter
        control={control}
        name="alt"
        label={texts.missingAlt}
        all={texts.anyAlt}
        choices={Object.entries(texts.missing).map(([value, label]) => ({ value, label }))}
      />
      <TagFilter value={state.filters.tag} onChange={(tag) => change({ tag })} />
      <Checkbox
        label={texts.unused}
        className={styles.unused}
        wrapperProps={{ 'data-filter': state.filters.unused ? 'used' : 'unused' }}
        checked={state.filters.unused === '1'}
        onChange={(event) => change({ unused: event.currentTarget.checked ? '1' : undefined })}
      />
    </>
  );
}
