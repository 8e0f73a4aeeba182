import 'leaflet/dist/leaflet.css';
import * as leaflet from 'leaflet';
import type { Coordinates } from '#contract/branches/branches.ts';
import styles from './map.module.css';
import { listShapes } from './province-shapes.ts';

type Options = {
  texts: { zoomIn: string; zoomOut: string };
  provinces: readonly { code: string; name: string }[];
  /** Without tiles there are only outlines. */
  tileUrl: string;
  maxZoom: number;
};

const COUNTRY = leaflet.latLngBounds([5.5, 97.2], [20.6, 105.8]);
const NAMED_ZOOM = 7.5;
const LABEL = {
  permanent: true,
  direction: 'center',
  className: styles.label ?? '',
  opacity: 1,
} as const;

/** The country with its provinces, drawn into an element that may change its size. */
export function drawCountry(element: HTMLElement, options: Options) {
  const { texts, tileUrl, maxZoom } = options;
  // One finger scrolls the page, two move the map: it must not hold a phone's visitor fast.
  const touch = matchMedia('(pointer: coarse)').matches;
  const map = leaflet.map(element, {
    attributionControl: false,
    zoomControl: false,
    dragging: !touch,
    scrollWheelZoom: false,
    maxBounds: COUNTRY.pad(0.5),
    minZoom: 5,
    maxZoom,
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
  // The map takes the place that the page gives it, whenever that is.
  const sizes = new ResizeObserver(() => map.invalidateSize());
  sizes.observe(element);
  return {
    map,
    markProvince(code: string | undefined) {
      for (const [other, shape] of provinces) {
        shape.getElement()?.classList.toggle(styles.marked ?? '', other === code);
      }
    },
    /** The bounds of a province, where there is one of that code. */
    boundsOf: (code: string) => provinces.get(code)?.getBounds(),
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

export function toLatLng({ latitude, longitude }: Coordinates): leaflet.LatLng {
  return leaflet.latLng(latitude, longitude);
}
