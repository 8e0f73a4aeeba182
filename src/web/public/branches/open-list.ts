import * as leaflet from 'leaflet';
import type { BranchPoint } from '#contract/branches/branches.ts';
import styles from '../../map/map.module.css';

/** Branches that even the closest look shows as one: their names to choose from, over the map. */
export function openList(
  map: leaflet.Map,
  place: leaflet.LatLng,
  branches: readonly BranchPoint[],
  closeText: string,
  onChoose: (id: number) => void,
): void {
  const before = document.activeElement;
  const list = document.createElement('ul');
  list.className = styles.list ?? '';
  for (const { id, name, network } of branches) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.dataset.network = network;
    button.addEventListener('click', () => {
      leave();
      onChoose(id);
    });
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
  }
  list.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave();
  });
  const popup = leaflet
    .popup({ className: styles.popup ?? '', minWidth: 240, maxWidth: 260, offset: [0, -8] })
    .setLatLng(place)
    .setContent(list)
    .openOn(map);
  const close = popup.getElement()?.querySelector('.leaflet-popup-close-button');
  close?.setAttribute('aria-label', closeText);
  list.querySelector('button')?.focus({ preventScroll: true });

  function leave() {
    popup.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  }
}
