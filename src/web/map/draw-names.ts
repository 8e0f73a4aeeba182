import * as leaflet from 'leaflet';
import styles from './map.module.css';
import { type Named, placeNames } from './place-names.ts';

type Province = { code: string; name: string; shape: leaflet.Polygon };

const LINE = 16;
/** As large as the circle of a group of markers. */
const MARKER = 30;

/** Names of provinces, as many as there is room for at this zoom; the largest provinces first. */
export function drawNames(map: leaflet.Map, provinces: readonly Province[]) {
  const layer = leaflet.layerGroup().addTo(map);
  const bySize = provinces.toSorted((a, b) => sizeOf(b.shape) - sizeOf(a.shape));
  const measure = measureIn(map.getContainer());

  return (markers: readonly leaflet.LatLng[]) => {
    layer.clearLayers();
    const zoom = map.getZoom();
    const view = map.getPixelBounds();
    const wanted = bySize.flatMap(({ code, name, shape }): Named[] => {
      const bounds = shape.getBounds();
      const { x, y } = map.project(bounds.getCenter(), zoom);
      if (!view.contains([x, y])) return [];
      const reach = y - map.project(bounds.getNorthWest(), zoom).y - LINE / 2;
      return [{ code, x, y, width: measure(name) + 6, height: LINE, reach: Math.max(0, reach) }];
    });
    const taken = markers.map((place) => ({
      ...pointOf(map.project(place, zoom)),
      width: MARKER,
      height: MARKER,
    }));
    const names = new Map(provinces.map(({ code, name }) => [code, name]));
    for (const [code, { x, y }] of placeNames(wanted, taken)) {
      addName(map.unproject([x, y], zoom), names.get(code) ?? '').addTo(layer);
    }
  };
}

const pointOf = ({ x, y }: leaflet.Point) => ({ x, y });

function sizeOf(shape: leaflet.Polygon): number {
  const bounds = shape.getBounds();
  const { lat: north, lng: east } = bounds.getNorthEast();
  const { lat: south, lng: west } = bounds.getSouthWest();
  return (north - south) * (east - west);
}

/** How wide a word is in the letters of the map. */
function measureIn(container: HTMLElement): (word: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `13px ${getComputedStyle(container).fontFamily}`;
  return (word) => context?.measureText(word).width ?? word.length * 8;
}

function addName(place: leaflet.LatLng, name: string): leaflet.Marker {
  const html = document.createElement('span');
  html.textContent = name;
  const icon = leaflet.divIcon({ className: styles.name ?? '', iconSize: [0, 0], html });
  return leaflet.marker(place, { icon, interactive: false, keyboard: false, pane: 'shadowPane' });
}
