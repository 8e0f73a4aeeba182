import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fitInto, isTurned, stepZoom } from './zoom.ts';

const NOTHING = { width: 0, height: 0 };

/** How near a picture is, how it is turned, and which part of it is seen. */
export function useZoom() {
  const { ref: measured, width, height } = useElementSize<HTMLDivElement>();
  const box = useRef<HTMLDivElement>(null);
  const [natural, setNatural] = useState(NOTHING);
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  /** The point that stays where it is while the zoom changes. */
  const anchor = useRef({ x: 0, y: 0, zoom: 1 });

  function step(direction: 1 | -1, at?: { x: number; y: number }) {
    const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
    anchor.current = { ...(at ?? { x: clientWidth / 2, y: clientHeight / 2 }), zoom };
    setZoom(stepZoom(zoom, direction));
  }

  useLayoutEffect(() => {
    const { x, y, zoom: before } = anchor.current;
    const part = box.current;
    if (!part || before === zoom) return;
    const ratio = zoom / before;
    part.scrollLeft = (part.scrollLeft + x) * ratio - x;
    part.scrollTop = (part.scrollTop + y) * ratio - y;
    anchor.current = { x, y, zoom };
  }, [zoom]);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (event.deltaY === 0) return;
    event.preventDefault();
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    step(event.deltaY < 0 ? 1 : -1, { x: event.clientX - left, y: event.clientY - top });
  });
  useEffect(() => {
    const part = box.current;
    const listener = (event: WheelEvent) => onWheel(event);
    // The wheel brings nearer in place of scrolling, so the listener may not be passive.
    part?.addEventListener('wheel', listener, { passive: false });
    return () => part?.removeEventListener('wheel', listener);
  }, []);

  const whole = fitInto(natural, { width, height }, turns);
  const size = { width: whole.width * zoom, height: whole.height * zoom };
  const frame = isTurned(turns) ? { width: size.height, height: size.width } : size;
  return {
    ref: useMergedRef(measured, box),
    box,
    zoom,
    turns,
    size,
    frame,
    measure: (image: HTMLImageElement) =>
      setNatural({ width: image.naturalWidth, height: image.naturalHeight }),
    step,
    whole: () => setZoom(1),
    turn: () => setTurns((before) => (before + 1) % 4),
  };
}

export type Zoom = ReturnType<typeof useZoom>;
