import { useRef } from 'react';
import type { Zoom } from './use-zoom.ts';
import styles from './viewer.module.css';

type Props = { address: string; label: string; control: Zoom };

/** A picture that the wheel brings nearer and that is dragged about. */
export function PictureView({ address, label, control }: Props) {
  const { zoom, turns, size, frame } = control;
  const held = useRef<{ x: number; y: number } | undefined>(undefined);
  return (
    <div
      className={styles.frame}
      style={frame}
      data-near={zoom > 1 || undefined}
      onPointerDown={(event) => {
        held.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!held.current) return;
        const { x, y } = held.current;
        control.box.current?.scrollBy(x - event.clientX, y - event.clientY);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerUp={() => {
        held.current = undefined;
      }}
    >
      <img
        className={styles.picture}
        src={address}
        alt={label}
        draggable={false}
        onLoad={(event) => control.measure(event.currentTarget)}
        style={{ ...size, rotate: `${turns * 90}deg` }}
      />
    </div>
  );
}
