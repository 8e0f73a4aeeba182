import { useEffect, useRef } from 'react';
import type { BranchSearch, FinderName } from '#contract/branches/branches.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { PublicTexts } from '../../texts/areas.th.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { telephoneOf } from '../layout/contact.ts';
import { PlaceLink } from '../layout/place-link.tsx';
import { useTexts } from '../texts.ts';
import styles from './branch-item.module.css';
import { finderAddress } from './finder-address.ts';
import type { Branch } from './load-finder.ts';
import type { Pointing } from './use-pointed.ts';

const BANGKOK = '10';

type Props = {
  branch: Branch;
  finder: FinderName;
  search: BranchSearch;
  chosen: boolean;
  /** The map points at it. */
  pointed: boolean;
  pointing: Pointing;
};

export function BranchItem({ branch, finder, search, chosen, pointed, pointing }: Props) {
  const { branches: texts } = useTexts();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const point = () => pointing.onPoint([branch.id]);
  const leave = () => pointing.onLeave([branch.id]);
  return (
    <li
      ref={item}
      id={`branch-${branch.id}`}
      className={styles.branch}
      data-chosen={chosen || undefined}
      data-pointed={pointed || undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <div className={styles.head}>
        <h3 className={styles.name}>
          <PlaceLink
            href={`${finderAddress(finder, { ...search, branch: branch.id })}#branch-${branch.id}`}
            aria-current={chosen ? 'location' : undefined}
          >
            {branch.name}
          </PlaceLink>
        </h3>
        {branch.distanceKm !== undefined && (
          <p className={styles.distance}>{describeDistance(branch.distanceKm, texts)}</p>
        )}
      </div>
      {chosen && <Badge tone="accent">{texts.linked}</Badge>}
      <p className={styles.address}>
        <Phrases text={describeAddress(branch, texts)} />
      </p>
      <p className={styles.facts}>
        {finder === 'all' && (
          <span className={styles.kind} data-network={branch.network}>
            {texts.networkKinds[branch.network]}
          </span>
        )}
        {branch.hours ? <span>{texts.hours(branch.hours)}</span> : <span>{texts.askHours}</span>}
      </p>
      <p className={styles.actions}>
        <TextLink variant="quiet" href={telephoneOf(branch.tel).href}>
          {texts.call(branch.tel)}
        </TextLink>
        <TextLink
          variant="quiet"
          href={`https://www.google.com/maps/search/?api=1&query=${branch.latitude},${branch.longitude}`}
          newWindowText={texts.directionsTo(branch.name)}
        >
          {texts.directions}
        </TextLink>
      </p>
    </li>
  );
}

function describeAddress(branch: Branch, texts: PublicTexts['branches']): string {
  const write = branch.provinceCode === BANGKOK ? texts.addressInBangkok : texts.address;
  return write(branch.street, branch.district, branch.province, branch.postcode);
}

/** Nobody walks by decimals of a long way: metres when near, tenths under ten kilometres. */
function describeDistance(kilometres: number, texts: PublicTexts['branches']): string {
  const metres = Math.round(kilometres * 10) * 100;
  if (metres < 1_000) return texts.distanceMetres(formatNumber(Math.max(100, metres)));
  const tenths = Math.round(kilometres * 10) / 10;
  return texts.distance(formatNumber(tenths < 10 ? tenths : Math.round(kilometres)));
}
