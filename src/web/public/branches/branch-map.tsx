import { useEffect, useRef, useState } from 'react';
import type { BranchPoint } from '#contract/branches/branches.ts';
import { call } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { withPatience } from '../../site/patience.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useTexts } from '../texts.ts';
import styles from './branch-map.module.css';
import type { DrawnMap } from './draw-map.ts';
import type { MarkerEvents } from './draw-markers.ts';
import type { FinderData } from './load-finder.ts';
import type { Pointing } from './use-pointed.ts';

type Props = {
  data: FinderData;
  shown: boolean;
  /** Branches that the list points at. */
  pointed: readonly number[];
  pointing: Pointing;
  onChoose: (id: number) => void;
};

export function BranchMap({ data, shown, pointed, pointing, onChoose }: Props) {
  const { branches: texts } = useTexts();
  const element = useRef<HTMLElement>(null);
  const { map, failed } = useDrawnMap(element, data, shown, { onChoose, ...pointing });
  const points = usePoints(data, map !== undefined);
  const { near, province } = data.search;
  const { chosen } = data;

  useEffect(() => map?.choose(chosen), [map, chosen]);
  useEffect(() => {
    if (points) map?.show(points, near);
  }, [map, points, near]);
  useEffect(() => map?.markProvince(province), [map, province]);
  useEffect(() => map?.point(pointed), [map, pointed]);

  return (
    <figure className={styles.frame} data-shown={shown || undefined}>
      <section ref={element} className={styles.map} aria-label={texts.map} />
      {shown && !map && !failed && (
        <div className={styles.cover}>
          <Skeleton text={texts.mapLoading} shape="block" count={1} />
        </div>
      )}
      {failed && (
        <div className={styles.cover} role="alert">
          <p>{texts.mapFailed}</p>
          {/* Until the page is loaded anew browsers remember a script or style that failed. */}
          <Button variant="secondary" onClick={() => location.reload()}>
            {texts.mapRetry}
          </Button>
        </div>
      )}
      <figcaption className={styles.caption}>
        <span className={styles.touch}>{texts.mapTouch}</span>{' '}
        <span>
          {texts.mapCredit}{' '}
          <TextLink
            href="https://github.com/VictorCazanave/svg-maps/tree/master/packages/thailand"
            newWindowText={texts.newWindow}
          >
            @svg-maps/thailand
          </TextLink>{' '}
          <TextLink
            href="https://creativecommons.org/licenses/by/4.0/"
            newWindowText={texts.newWindow}
          >
            {texts.mapCreditLicence}
          </TextLink>
        </span>
      </figcaption>
    </figure>
  );
}

/** The map is fetched when it is first shown, and goes with the page. */
function useDrawnMap(
  element: React.RefObject<HTMLElement | null>,
  { tileUrl, provinces }: FinderData,
  shown: boolean,
  told: MarkerEvents,
) {
  const { branches: texts } = useTexts();
  const [map, setMap] = useState<DrawnMap>();
  const [failed, setFailed] = useState(false);
  // What changes with every answer of the server must not draw the map anew.
  const latest = useRef({ ...told, provinces });
  useEffect(() => {
    latest.current = { ...told, provinces };
  });

  useEffect(() => {
    if (!shown || failed) return;
    let drawn: DrawnMap | undefined;
    let left = false;
    withPatience(import('./draw-map.ts'))
      .then(({ drawMap }) => {
        if (left || !element.current) return;
        drawn = drawMap(element.current, {
          tileUrl,
          provinces: latest.current.provinces,
          texts: {
            zoomIn: texts.zoomIn,
            zoomOut: texts.zoomOut,
            you: texts.mapYou,
            cluster: (count) => texts.mapCluster(formatNumber(count)),
            here: (count) => texts.mapHere(formatNumber(count)),
            close: texts.mapClose,
          },
          onChoose: (id) => latest.current.onChoose(id),
          onPoint: (ids) => latest.current.onPoint(ids),
          onLeave: (ids) => latest.current.onLeave(ids),
        });
        setMap(drawn);
      })
      .catch(() => setFailed(true));
    return () => {
      left = true;
      drawn?.remove();
      setMap(undefined);
    };
  }, [shown, failed, element, tileUrl, texts]);

  return { map, failed };
}

/** All branches that fit, not only those of the page; the map goes on with the old ones if that fails. */
function usePoints({ finder, search }: FinderData, wanted: boolean): BranchPoint[] | undefined {
  const language = useLanguage();
  const [points, setPoints] = useState<BranchPoint[]>();
  const { q, province = '', district = '' } = search;
  useEffect(() => {
    if (!wanted) return;
    let outdated = false;
    call('branches/points', { language, network: finder, q, province, district })
      .then(({ data }) => !outdated && setPoints(data))
      .catch(() => undefined);
    return () => {
      outdated = true;
    };
  }, [wanted, language, finder, q, province, district]);
  return points;
}
