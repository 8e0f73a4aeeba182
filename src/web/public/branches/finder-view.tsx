import { type RefObject, useState } from 'react';
import type { BranchSearch } from '#contract/branches/branches.ts';
import { tellLoadFailed } from '../layout/load-failed.ts';
import { usePlace } from '../layout/place.ts';
import { BranchMap } from './branch-map.tsx';
import styles from './finder.module.css';
import { finderAddress } from './finder-address.ts';
import type { FinderData } from './load-finder.ts';
import { Results } from './results.tsx';
import { ResultsHead } from './results-head.tsx';
import { SearchPanel } from './search-panel.tsx';
import { usePointed } from './use-pointed.ts';
import { useWideScreen } from './use-wide-screen.ts';

type Props = { data: FinderData; form: RefObject<HTMLFormElement | null> };

/** The search, the list and the map, which point at each other's branches. */
export function FinderView({ data, form }: Props) {
  const { finder, search } = data;
  const { busy, go } = usePlace();
  const wide = useWideScreen();
  const [mapWanted, setMapWanted] = useState(false);
  const [pointed, pointing] = usePointed();

  const show = (next: Partial<BranchSearch>) =>
    go(finderAddress(finder, next), { replace: true }).catch(tellLoadFailed);

  return (
    <>
      <SearchPanel data={data} form={form} onSearch={show} />
      <div className={styles.panes} data-view={mapWanted ? 'map' : 'list'}>
        <ResultsHead data={data} mapWanted={mapWanted} onMapWanted={setMapWanted} />
        <Results data={data} busy={busy} pointed={pointed} pointing={pointing} />
        <BranchMap
          data={data}
          shown={wide || mapWanted}
          pointed={pointed}
          pointing={pointing}
          onChoose={(branch) => show({ ...search, branch })}
        />
      </div>
    </>
  );
}
