import * as leaflet from 'leaflet';
import type { Coordinates } from '#contract/branches/branches.ts';
import { drawCountry, toLatLng } from '../../map/country-map.ts';
import styles from '../../map/map.module.css';

type Options = {
  texts: { zoomIn: string; zoomOut: string; marker: string };
  provinces: readonly { code: string; name: string }[];
  onMove: (place: Coordinates) => void;
};

export type Picker = {
  /** Where the marker stands; the map follows only where it would be out of sight. */
  show(place: Coordinates | undefined, movable: boolean): void;
  markProvince(code: string | undefined): void;
  goToProvince(code: string): void;
  remove(): void;
};

const CLOSEST = 14;
const FIRST_ZOOM = 9;
const TARGET = 44;
/** A step of the keyboard, in pixels: what it means on the ground follows the zoom. */
const STEP = 2;
const LONG_STEP = 40;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A map with one marker, to be put where a branch is. Leaflet comes with this file. */
export function drawPicker(element: HTMLElement, { texts, provinces, onMove }: Options): Picker {
  const country = drawCountry(element, { texts, provinces, tileUrl: '', maxZoom: CLOSEST });
  const { map } = country;
  const nameProvinces = () => country.nameProvinces([]);
  map.on('moveend', nameProvinces);
  nameProvinces();
  const html = document.createElement('span');
  const icon = leaflet.divIcon({
    className: `${styles.chosen} ${styles.movable}`,
    iconSize: [TARGET, TARGET],
    html,
  });
  const marker = leaflet.marker(map.getCenter(), { icon, keyboard: true, autoPan: true });
  let movable = false;
  let placed = false;

  const tell = ({ lat, lng }: leaflet.LatLng) =>
    onMove({ latitude: roundCoordinate(lat), longitude: roundCoordinate(lng) });
  map.on('click', ({ latlng }) => movable && tell(latlng));
  marker.on('dragend', () => tell(marker.getLatLng()));
  marker.on('keydown', (event: leaflet.LeafletKeyboardEvent) => {
    const { originalEvent } = event;
    const arrow = ARROWS[originalEvent.key];
    if (!arrow || !movable) return;
    // The map would move itself by the same key.
    leaflet.DomEvent.stopPropagation(event);
    originalEvent.preventDefault();
    const step = originalEvent.shiftKey ? LONG_STEP : STEP;
    const by = leaflet.point(arrow).multiplyBy(step);
    tell(map.unproject(map.project(marker.getLatLng()).add(by)));
  });

  function add(place: leaflet.LatLng) {
    marker.setLatLng(place).addTo(map);
    marker.getElement()?.setAttribute('aria-label', texts.marker);
    map.setView(place, Math.max(map.getZoom(), FIRST_ZOOM));
    placed = true;
  }

  return {
    show(place, mayMove) {
      if (country.isGone()) return;
      movable = mayMove;
      if (!place) {
        if (placed) marker.remove();
        placed = false;
        return;
      }
      const point = toLatLng(place);
      if (!placed) add(point);
      else if (!marker.getLatLng().equals(point)) {
        marker.setLatLng(point);
        map.panInside(point, { padding: [40, 40] });
      }
      if (mayMove) marker.dragging?.enable();
      else marker.dragging?.disable();
    },
    markProvince: country.markProvince,
    goToProvince(code) {
      const bounds = country.boundsOf(code);
      if (bounds && !country.isGone()) map.fitBounds(bounds, { padding: [20, 20] });
    },
    remove: country.remove,
  };
}

/** To about a metre: more would only pretend. */
function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
