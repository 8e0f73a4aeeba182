import * as leaflet from 'leaflet';
import type { BranchPoint, Coordinates } from '#contract/branches/branches.ts';
import { drawCountry, toLatLng } from '../../map/country-map.ts';
import { drawMarkers, type MarkerEvents, type MarkerTexts } from './draw-markers.ts';

type Options = MarkerEvents & {
  texts: MarkerTexts & { zoomIn: string; zoomOut: string };
  provinces: readonly { code: string; name: string }[];
  tileUrl: string;
};

export type DrawnMap = {
  show(points: readonly BranchPoint[], near: Coordinates | undefined): void;
  choose(branch: (Coordinates & { id: number }) | undefined): void;
  /** The branches that the list points at. */
  point(ids: readonly number[]): void;
  markProvince(code: string | undefined): void;
  remove(): void;
};

/** Without tiles there are only outlines, which say little from close by. */
const CLOSEST = { outlines: 11, tiles: 18 };
const CHOSEN_ZOOM = 9;
/** Far enough to see which province it is. */
const CLOSEST_FIT = 7.5;
const NEIGHBOURS = 4;

/** Draws the map into an element. Leaflet and the shapes come with this file, when it is wanted. */
export function drawMap(element: HTMLElement, options: Options): DrawnMap {
  const { texts, tileUrl, provinces } = options;
  const maxZoom = tileUrl ? CLOSEST.tiles : CLOSEST.outlines;
  const country = drawCountry(element, { texts, tileUrl, provinces, maxZoom });
  const { map } = country;
  const markers = drawMarkers(map, texts, options);
  const nameProvinces = () => country.nameProvinces(markers.listPlaces());
  map.on('moveend', nameProvinces);
  nameProvinces();

  let shown: { points: readonly BranchPoint[]; near: Coordinates | undefined } | undefined;
  let chosen: number | undefined;

  return {
    show(points, near) {
      if (country.isGone() || (shown?.points === points && isSame(shown.near, near))) return;
      shown = { points, near };
      markers.show(points, near);
      nameProvinces();
      // The chosen one stays in view.
      if (chosen !== undefined) return;
      const around = near ? nearest(points, near) : points;
      if (around.length > 0) fitTo(map, near ? [near, ...around] : around);
    },
    choose(branch) {
      if (country.isGone() || branch?.id === chosen) return;
      chosen = branch?.id;
      const byMarker = markers.choose(chosen);
      if (!branch) return;
      const place = toLatLng(branch);
      if (byMarker) map.panInside(place, { padding: [60, 60] });
      else map.setView(place, Math.max(map.getZoom(), CHOSEN_ZOOM));
    },
    point: markers.point,
    markProvince: country.markProvince,
    remove: country.remove,
  };
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
