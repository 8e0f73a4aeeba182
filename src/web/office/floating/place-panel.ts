/** On which edge of its button a panel is aligned. */
export type Edge = 'start' | 'end';

const GAP = 4;
const MARGIN = 8;

/** Puts a panel below its button, or above where there is more room, within the window. */
export function placePanel(panel: HTMLElement, button: Element, edge: Edge): void {
  const at = button.getBoundingClientRect();
  panel.style.maxBlockSize = '';
  const { width, height } = panel.getBoundingClientRect();
  const below = window.innerHeight - at.bottom - GAP - MARGIN;
  const above = at.top - GAP - MARGIN;
  const over = height > below && above > below;
  const room = over ? above : below;
  const shownHeight = Math.min(height, room);
  const left = edge === 'end' ? at.right - width : at.left;
  panel.style.maxBlockSize = `${room}px`;
  panel.style.top = `${over ? at.top - GAP - shownHeight : at.bottom + GAP}px`;
  panel.style.left = `${clamp(left, MARGIN, document.documentElement.clientWidth - width - MARGIN)}px`;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
