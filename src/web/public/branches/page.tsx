import { useRef } from 'react';
import { JsonLd } from '../../ui/json-ld.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useOrigin } from '../layout/use-origin.ts';
import { useTexts } from '../texts.ts';
import { BeforeVisit } from './before-visit.tsx';
import styles from './finder.module.css';
import { finderAddress } from './finder-address.ts';
import { FinderTabs } from './finder-tabs.tsx';
import { FinderView } from './finder-view.tsx';
import type { FinderData } from './load-finder.ts';
import { describeBranches } from './structured-data.ts';

/**
 * The finder. The address is its only state, so every view of it can be linked, reloaded and left.
 * What changes under a hand stands in its view: a head that is drawn anew before its picture has
 * come would lose the one that the server drew.
 */
export function BranchesPage({ loaderData: data }: { loaderData: FinderData }) {
  const { branches: texts } = useTexts();
  const { finder, search } = data;
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <PageHead
        crumbs={[{ name: texts.places[finder], href: finderAddress(finder, {}) }]}
        heading={texts.heading[finder]}
        lead={texts.lead}
        seed={31}
      >
        <FinderTabs shown={finder} finders={data.finders} search={search} form={form} />
      </PageHead>
      <div className={styles.inner}>
        <FinderView data={data} form={form} />
        <BeforeVisit />
      </div>
      <JsonLd data={describeBranches(data, useOrigin())} />
    </>
  );
}
