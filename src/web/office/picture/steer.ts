import type { PointerEvent } from 'react';

const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Which way an arrow key points. */
export const arrowOf = (key: string) => ARROWS[key];

/** How far the pointer is dragged, in pixels of the screen; nothing while no button is held. */
export function dragOf(event: PointerEvent<HTMLElement>): readonly [number, number] | undefined {
  if (event.buttons === 0) return undefined;
  event.currentTarget.setPointerCapture(event.pointerId);
  return [event.movementX, event.movementY];
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
