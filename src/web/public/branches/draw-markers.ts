import * as leaflet from 'leaflet';
import type { BranchPoint, Coordinates } from '#contract/branches/branches.ts';
import styles from '../../map/map.module.css';
import { groupApart } from './clusters.ts';
import { openList } from './open-list.ts';
import type { Pointing } from './use-pointed.ts';

export type MarkerTexts = {
  you: string;
  cluster: (count: number) => string;
  here: (count: number) => string;
  close: string;
};

export type MarkerEvents = Pointing & { onChoose: (id: number) => void };

/** A finger's room; markers never cover each other. */
const TARGET = 40;

type Drawn = { marker: leaflet.Marker; points: readonly BranchPoint[] };

/** Keeps the markers of a map: one per branch, or one per group where branches would cover each other. */
export function drawMarkers(map: leaflet.Map, texts: MarkerTexts, events: MarkerEvents) {
  const layer = leaflet.layerGroup().addTo(map);
  /** By the branches it stands for: what stays on the map keeps its element, and the focus. */
  const drawn = new Map<string, Drawn>();
  let points: readonly BranchPoint[] = [];
  let you: leaflet.Marker | undefined;
  let chosen: number | undefined;
  let pressed: number | undefined;
  let pointed: readonly number[] = [];

  const groupAt = (members: readonly BranchPoint[], zoom: number) =>
    groupApart(members, (point) => map.project([point.latitude, point.longitude], zoom), TARGET);

  function redraw() {
    const zoom = map.getZoom();
    const inView = map.getBounds().pad(0.3);
    const seen = points.filter(({ latitude, longitude }) => inView.contains([latitude, longitude]));
    const groups = new Map(
      groupAt(seen, zoom).map((group) => [
        group.points
          .map(({ id }) => id)
          .toSorted()
          .join(),
        group,
      ]),
    );
    const focused = [...drawn.values()].find(
      ({ marker }) => marker.getElement() === document.activeElement,
    );
    for (const [key, { marker }] of drawn) {
      if (groups.has(key)) continue;
      marker.remove();
      drawn.delete(key);
    }
    for (const [key, { x, y, points: members }] of groups) {
      if (drawn.has(key)) continue;
      const place = map.unproject([x, y], zoom);
      drawn.set(key, { marker: addGroup(members, place), points: members });
    }
    mark();
    if (focused && !focused.marker.getElement()?.isConnected) focusAgain(focused.points);
  }

  /** What had the focus was drawn anew: the keyboard goes on from there, or from the map. */
  function focusAgain(members: readonly BranchPoint[]) {
    const ids = new Set(members.map(({ id }) => id));
    const again = [...drawn.values()].find(({ points: held }) =>
      held.some(({ id }) => ids.has(id)),
    );
    (again?.marker.getElement() ?? map.getContainer()).focus({ preventScroll: true });
  }

  function mark() {
    for (const { marker, points: members } of drawn.values()) {
      const holds = (id: number | undefined) => members.some((point) => point.id === id);
      const isChosen = holds(chosen);
      const isPointed = pointed.some(holds);
      const element = marker.getElement();
      element?.classList.toggle(styles.chosen ?? '', isChosen);
      element?.toggleAttribute('data-pointed', isPointed);
      marker.setZIndexOffset(isChosen || isPointed ? 1_000 : 0);
    }
  }

  function addGroup(members: readonly BranchPoint[], place: leaflet.LatLng): leaflet.Marker {
    const [only] = members;
    const single = members.length === 1 ? only : undefined;
    const splits = groupAt(members, map.getMaxZoom()).length > 1;
    const name = single?.name ?? (splits ? texts.cluster : texts.here)(members.length);
    const look = single ? styles.peg : styles.cluster;
    const marker = addMarker(place, look, name, single ? '' : String(members.length));
    const element = marker.getElement();
    if (single) element?.setAttribute('data-network', single.network);
    onPress(marker, () => {
      if (single) choose(single.id);
      else if (splits) goInto(members);
      else openList(map, place, members, texts.close, choose);
    });
    const ids = members.map(({ id }) => id);
    for (const event of ['pointerenter', 'focus'])
      element?.addEventListener(event, () => events.onPoint(ids));
    for (const event of ['pointerleave', 'blur'])
      element?.addEventListener(event, () => events.onLeave(ids));
    return marker;
  }

  function choose(id: number) {
    pressed = id;
    events.onChoose(id);
  }

  function goInto(members: readonly BranchPoint[]) {
    const middle = leaflet.latLngBounds(
      members.map(({ latitude, longitude }) => [latitude, longitude]),
    );
    const zoom = Math.max(map.getBoundsZoom(middle.pad(0.2)), map.getZoom() + 1);
    map.setView(middle.getCenter(), Math.min(zoom, map.getMaxZoom()));
  }

  function addMarker(
    place: leaflet.LatLngExpression,
    look: string | undefined,
    name: string,
    text: string,
    active = true,
  ): leaflet.Marker {
    const html = document.createElement('span');
    html.textContent = text;
    const icon = leaflet.divIcon({ className: look ?? '', iconSize: [TARGET, TARGET], html });
    const marker = leaflet
      .marker(place, { icon, title: name, interactive: active, keyboard: active })
      .addTo(layer);
    const element = marker.getElement();
    element?.setAttribute('aria-label', name);
    if (!active) element?.setAttribute('role', 'img');
    return marker;
  }

  map.on('zoomend moveend', redraw);

  return {
    show(shown: readonly BranchPoint[], near: Coordinates | undefined) {
      points = shown;
      you?.remove();
      you = near && addMarker([near.latitude, near.longitude], styles.you, texts.you, '', false);
      map.closePopup();
      redraw();
    },
    /** Whether it was chosen on the map itself, which then need not move to it. */
    choose(id: number | undefined): boolean {
      const byMarker = id !== undefined && id === pressed;
      pressed = undefined;
      chosen = id;
      mark();
      return byMarker;
    },
    point(ids: readonly number[]) {
      pointed = ids;
      mark();
    },
    /** Where markers stand on the map, for what has to keep out of their way. */
    listPlaces: () => [...drawn.values()].map(({ marker }) => marker.getLatLng()),
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
