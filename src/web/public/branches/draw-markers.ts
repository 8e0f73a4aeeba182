import * as leaflet from 'leaflet';
import type { BranchPoint, Coordinates } from '#contract/branches/branches.ts';
import styles from '../../map/map.module.css';
import { groupByCell } from './clusters.ts';

export type MarkerTexts = { you: string; cluster: (count: number) => string };

const CELL = 52;
const TARGET = 36;

/** Keeps the markers of a map: one per branch, or one per group where branches would cover each other. */
export function drawMarkers(map: leaflet.Map, texts: MarkerTexts, onChoose: (id: number) => void) {
  const layer = leaflet.layerGroup().addTo(map);
  let points: readonly BranchPoint[] = [];
  let near: Coordinates | undefined;
  let chosen: number | undefined;
  let pressed: number | undefined;
  const single = new Map<number, leaflet.Marker>();

  function redraw() {
    const container = map.getContainer();
    const hadFocus = container.contains(document.activeElement);
    const focused = findFocused();
    layer.clearLayers();
    single.clear();
    if (near) addYou(near);
    for (const group of groupByCell(points, project, CELL)) {
      const [first] = group;
      if (!first) continue;
      if (group.length > 1 && map.getZoom() < map.getMaxZoom()) addCluster(group);
      else for (const point of group) addSingle(point);
    }
    // What had the focus was drawn anew: the keyboard goes on from there, or from the map.
    if (hadFocus && !container.contains(document.activeElement)) {
      const again = single.get(focused ?? chosen ?? 0)?.getElement() ?? container;
      again.focus({ preventScroll: true });
    }
  }

  function findFocused(): number | undefined {
    const found = [...single].find(([, marker]) => marker.getElement() === document.activeElement);
    return found?.[0];
  }

  function addSingle(point: BranchPoint) {
    const look = point.id === chosen ? styles.chosen : styles.peg;
    const marker = addMarker(point, look, point.name);
    onPress(marker, () => {
      pressed = point.id;
      onChoose(point.id);
    });
    if (point.id === chosen) marker.setZIndexOffset(1000);
    single.set(point.id, marker);
  }

  function addCluster(group: BranchPoint[]) {
    const middle = leaflet.latLngBounds(
      group.map(({ latitude, longitude }) => [latitude, longitude]),
    );
    const { lat, lng } = middle.getCenter();
    const marker = addMarker(
      { latitude: lat, longitude: lng },
      styles.cluster,
      texts.cluster(group.length),
      String(group.length),
    );
    onPress(marker, () => {
      const zoom = Math.max(map.getBoundsZoom(middle.pad(0.2)), map.getZoom() + 1);
      map.setView(middle.getCenter(), Math.min(zoom, map.getMaxZoom()));
    });
  }

  function addYou(place: Coordinates) {
    addMarker(place, styles.you, texts.you, '', false);
  }

  function addMarker(
    { latitude, longitude }: Coordinates,
    look: string | undefined,
    name: string,
    text = '',
    active = true,
  ): leaflet.Marker {
    const html = document.createElement('span');
    html.textContent = text;
    const icon = leaflet.divIcon({ className: look ?? '', iconSize: [TARGET, TARGET], html });
    const marker = leaflet
      .marker([latitude, longitude], { icon, title: name, interactive: active, keyboard: active })
      .addTo(layer);
    const element = marker.getElement();
    element?.setAttribute('aria-label', name);
    if (!active) element?.setAttribute('role', 'img');
    return marker;
  }

  const project = ({ latitude, longitude }: BranchPoint) =>
    map.project([latitude, longitude], map.getZoom());

  map.on('zoomend', redraw);

  return {
    show(shown: readonly BranchPoint[], from: Coordinates | undefined) {
      points = shown;
      near = from;
      redraw();
    },
    /** Whether it was chosen on the map itself, which then need not move to it. */
    choose(id: number | undefined): boolean {
      const byMarker = id !== undefined && id === pressed;
      pressed = undefined;
      chosen = id;
      redraw();
      return byMarker;
    },
  };
}

/** Leaflet hears the pointer only. */
function onPress(marker: leaflet.Marker, act: () => void): void {
  marker.on('click', act);
  marker.on('keydown', ({ originalEvent }: leaflet.LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    act();
  });
}
