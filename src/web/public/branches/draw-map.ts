import 'leaflet/dist/leaflet.css';
import * as leaflet from 'leaflet';
import type { BranchPoint, Coordinates } from '#contract/branches.ts';
import { drawMarkers, type MarkerTexts } from './draw-markers.ts';
import styles from './map.module.css';
import { listShapes } from './province-shapes.ts';

type Options = {
  texts: MarkerTexts & { zoomIn: string; zoomOut: string };
  provinces: readonly { code: string; name: string }[];
  tileUrl: string;
  onChoose: (id: number) => void;
};

export type DrawnMap = {
  show(points: readonly BranchPoint[], near: Coordinates | undefined): void;
  choose(branch: (Coordinates & { id: number }) | undefined): void;
  markProvince(code: string | undefined): void;
  remove(): void;
};

const COUNTRY = leaflet.latLngBounds([5.5, 97.2], [20.6, 105.8]);
/** Without tiles there are only outlines, which say little from close by. */
const CLOSEST = { outlines: 11, tiles: 18 };
const CHOSEN_ZOOM = 9;
/** Far enough to see which province it is. */
const CLOSEST_FIT = 8.5;
const NEIGHBOURS = 4;
const NAMED_ZOOM = 7.5;
const LABEL = {
  permanent: true,
  direction: 'center',
  className: styles.label ?? '',
  opacity: 1,
} as const;

/** Draws the map into an element. Leaflet and the shapes come with this file, when it is wanted. */
export function drawMap(element: HTMLElement, options: Options): DrawnMap {
  const { texts, tileUrl, onChoose } = options;
  // One finger scrolls the page, two move the map: it must not hold a phone's visitor fast.
  const touch = matchMedia('(pointer: coarse)').matches;
  const map = leaflet.map(element, {
    attributionControl: false,
    zoomControl: false,
    dragging: !touch,
    scrollWheelZoom: false,
    maxBounds: COUNTRY.pad(0.5),
    minZoom: 5,
    maxZoom: tileUrl ? CLOSEST.tiles : CLOSEST.outlines,
    zoomSnap: 0.5,
    fadeAnimation: false,
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  map.fitBounds(COUNTRY);
  leaflet.control
    .zoom({
      position: 'topright',
      zoomInText: '+',
      zoomOutText: '−',
      zoomInTitle: texts.zoomIn,
      zoomOutTitle: texts.zoomOut,
    })
    .addTo(map);
  if (tileUrl) leaflet.tileLayer(tileUrl).addTo(map);
  const provinces = drawProvinces(map, options);
  const markers = drawMarkers(map, texts, onChoose);
  // The map takes the place that the page gives it, whenever that is.
  const sizes = new ResizeObserver(() => map.invalidateSize());
  sizes.observe(element);

  let shown: { points: readonly BranchPoint[]; near: Coordinates | undefined } | undefined;
  let chosen: number | undefined;

  return {
    show(points, near) {
      if (shown?.points === points && isSame(shown.near, near)) return;
      shown = { points, near };
      markers.show(points, near);
      // The chosen one stays in view.
      if (chosen !== undefined) return;
      const around = near ? nearest(points, near) : points;
      if (around.length > 0) fitTo(map, near ? [near, ...around] : around);
    },
    choose(branch) {
      if (branch?.id === chosen) return;
      chosen = branch?.id;
      const byMarker = markers.choose(chosen);
      if (!branch) return;
      const place = toLatLng(branch);
      if (byMarker) map.panInside(place, { padding: [60, 60] });
      else map.setView(place, Math.max(map.getZoom(), CHOSEN_ZOOM));
    },
    markProvince(code) {
      for (const [other, shape] of provinces) {
        shape.getElement()?.classList.toggle(styles.marked ?? '', other === code);
      }
    },
    remove() {
      sizes.disconnect();
      map.remove();
    },
  };
}

function drawProvinces(
  map: leaflet.Map,
  { tileUrl, provinces }: Options,
): Map<string, leaflet.Polygon> {
  const shapes = listShapes().map(({ code, lake, rings }) => {
    const className = lake ? styles.lake : tileUrl ? styles.border : styles.province;
    const shape = leaflet.polygon(
      rings.map((ring) => ring.map(toLatLng)),
      { className: className ?? '', interactive: false, smoothFactor: 1.5 },
    );
    shape.addTo(map);
    const name = provinces.find((province) => province.code === code)?.name;
    if (name && !tileUrl) shape.bindTooltip(writeLabel(name), LABEL);
    return [code, shape] as const;
  });
  // From afar the names would cover the provinces.
  const showNames = () =>
    map.getContainer().classList.toggle(styles.named ?? '', map.getZoom() >= NAMED_ZOOM);
  map.on('zoomend', showNames);
  showNames();
  return new Map(shapes);
}

function writeLabel(name: string): HTMLElement {
  const label = document.createElement('span');
  label.textContent = name;
  return label;
}

function fitTo(map: leaflet.Map, places: readonly Coordinates[]): void {
  map.fitBounds(leaflet.latLngBounds(places.map(toLatLng)), {
    padding: [36, 36],
    maxZoom: CLOSEST_FIT,
  });
}

function nearest(points: readonly BranchPoint[], near: Coordinates): BranchPoint[] {
  const away = (point: BranchPoint) => toLatLng(near).distanceTo(toLatLng(point));
  return points.toSorted((a, b) => away(a) - away(b)).slice(0, NEIGHBOURS);
}

function isSame(a: Coordinates | undefined, b: Coordinates | undefined): boolean {
  return a?.latitude === b?.latitude && a?.longitude === b?.longitude;
}

function toLatLng({ latitude, longitude }: Coordinates): leaflet.LatLng {
  return leaflet.latLng(latitude, longitude);
}
