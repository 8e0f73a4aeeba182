import 'leaflet/dist/leaflet.css';
import * as leaflet from 'leaflet';
import type { Coordinates } from '#contract/branches/branches.ts';
import { drawNames } from './draw-names.ts';
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
    zoomSnap: 0.25,
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
  // Tiles have names of their own.
  const name = tileUrl ? () => undefined : drawNames(map, listNamed(provinces, options.provinces));
  // The map takes the place that the page gives it, whenever that is.
  const sizes = new ResizeObserver(() => map.invalidateSize());
  sizes.observe(element);
  let gone = false;
  return {
    map,
    /** What a page still says to a map in the moment in which it takes it away is not heard. */
    isGone: () => gone,
    /** Writes the names of provinces, out of the way of markers. */
    nameProvinces: (markers: readonly leaflet.LatLng[]) => name(markers),
    markProvince(code: string | undefined) {
      for (const [other, shape] of provinces) {
        shape.getElement()?.classList.toggle(styles.marked ?? '', other === code);
      }
    },
    /** The bounds of a province, where there is one of that code. */
    boundsOf: (code: string) => provinces.get(code)?.getBounds(),
    remove() {
      gone = true;
      sizes.disconnect();
      // A movement that is under way ends after the map is gone.
      map.off('moveend zoomend');
      map.remove();
    },
  };
}

function drawProvinces(map: leaflet.Map, { tileUrl }: Options): Map<string, leaflet.Polygon> {
  const shapes = listShapes().map(({ code, lake, rings }) => {
    const className = lake ? styles.lake : tileUrl ? styles.border : styles.province;
    const shape = leaflet.polygon(
      rings.map((ring) => ring.map(toLatLng)),
      { className: className ?? '', interactive: false, smoothFactor: 1.5 },
    );
    shape.addTo(map);
    return [code, shape] as const;
  });
  return new Map(shapes);
}

function listNamed(shapes: ReadonlyMap<string, leaflet.Polygon>, names: Options['provinces']) {
  return names.flatMap(({ code, name }) => {
    const shape = shapes.get(code);
    return shape ? [{ code, name, shape }] : [];
  });
}

export function toLatLng({ latitude, longitude }: Coordinates): leaflet.LatLng {
  return leaflet.latLng(latitude, longitude);
}
