import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { BranchSearch } from '#contract/branches/branches.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useOrigin } from '../layout/use-origin.ts';
import { useTexts } from '../texts.ts';
import { BeforeVisit } from './before-visit.tsx';
import { BranchMap } from './branch-map.tsx';
import styles from './finder.module.css';
import { finderAddress } from './finder-address.ts';
import type { FinderData } from './load-finder.ts';
import { NetworkTabs } from './network-tabs.tsx';
import { Results } from './results.tsx';
import { ResultsHead } from './results-head.tsx';
import { SearchPanel } from './search-panel.tsx';
import { describeBranches } from './structured-data.ts';
import { useWideScreen } from './use-wide-screen.ts';

/** The finder. The address is its only state, so every view of it can be linked, reloaded and left. */
export function Finder({ finder }: { finder: FinderData }) {
  const { branches: texts } = useTexts();
  const { network, search } = finder;
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const wide = useWideScreen();
  const [mapWanted, setMapWanted] = useState(false);

  const go = (next: Partial<BranchSearch>) =>
    navigate(finderAddress(network, next), { replace: true, preventScrollReset: true });

  return (
    <>
      <PageHead
        crumbs={[{ name: texts.crumb(network), href: finderAddress(network, {}) }]}
        heading={texts.heading(network)}
        lead={texts.lead}
        seed={31}
      >
        <NetworkTabs network={network} networks={finder.networks} search={search} />
      </PageHead>
      <div className={styles.inner}>
        <SearchPanel finder={finder} onSearch={go} />
        <div className={styles.panes} data-view={mapWanted ? 'map' : 'list'}>
          <ResultsHead finder={finder} mapWanted={mapWanted} onMapWanted={setMapWanted} />
          <Results finder={finder} busy={busy} />
          <BranchMap
            finder={finder}
            shown={wide || mapWanted}
            onChoose={(branch) => go({ ...search, branch })}
          />
        </div>
        <BeforeVisit />
      </div>
      <JsonLd data={describeBranches(finder, useOrigin())} />
    </>
  );
}
