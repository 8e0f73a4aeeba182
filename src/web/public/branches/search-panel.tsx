import type { RefObject } from 'react';
import type { BranchSearch } from '#contract/branches/branches.ts';
import { Button } from '../../ui/button.tsx';
import { PlaceLink } from '../layout/place-link.tsx';
import { useTexts } from '../texts.ts';
import { finderAddress } from './finder-address.ts';
import type { FinderData } from './load-finder.ts';
import { LocationProblem } from './location-problem.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-panel.module.css';
import { useLocation } from './use-location.ts';

type Props = {
  data: FinderData;
  form: RefObject<HTMLFormElement | null>;
  onSearch: (search: Partial<BranchSearch>) => void;
};

/** By where the visitor is, or by words and places. */
export function SearchPanel({ data, form, onSearch }: Props) {
  const { branches: texts } = useTexts();
  const { finder, search } = data;
  const { state, position, ask } = useLocation();
  return (
    <div className={styles.panel}>
      <div className={styles.near}>
        <Button wide onClick={ask} busy={state === 'asking' && texts.locating}>
          {texts.nearest}
        </Button>
      </div>
      <SearchForm data={data} form={form} located={position} onSearch={onSearch} />
      <p className={styles.privacy}>
        {texts.nearPrivacy}{' '}
        {search.near && (
          <PlaceLink
            className={styles.stop}
            href={finderAddress(finder, { ...search, near: undefined, page: 1 })}
          >
            {texts.stopNear}
          </PlaceLink>
        )}
      </p>
      <div className={styles.problem} role="status">
        <LocationProblem state={state} />
      </div>
    </div>
  );
}
