import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { LEAST_CUT } from '#contract/pictures/media-limits.ts';
import { arrowOf, dragOf } from '../picture/steer.ts';
import styles from './crop-frame.module.css';
import { type Cut, moveCut, resizeCut, type Shape } from './cut.ts';
import type { MediaRow } from './media-query.ts';
import { useMediaTexts } from './texts.ts';

/** Of the picture's longer side; Shift resizes in place of moving. */
const KEY_STEP = 0.02;

type Props = { picture: MediaRow; shape: Shape; cut: Cut; onChange: (cut: Cut) => void };

/** The picture with the frame of what is kept: moved and resized by pointer or arrow keys. */
export function CropFrame({ picture, shape, cut, onChange }: Props) {
  const texts = useMediaTexts();
  const stage = useRef<HTMLDivElement>(null);
  const { width, height } = picture;

  const move = (right: number, down: number) => onChange(moveCut(picture, cut, right, down));
  const resize = (wider: number, higher: number) =>
    onChange(resizeCut(picture, cut, shape, { wider, higher, least: LEAST_CUT }));

  function press(event: KeyboardEvent) {
    const arrow = arrowOf(event.key);
    if (!arrow) return;
    event.preventDefault();
    const step = Math.max(1, Math.round(Math.max(width, height) * KEY_STEP));
    (event.shiftKey ? resize : move)(arrow[0] * step, arrow[1] * step);
  }

  /** By as many pixels of the picture as the pointer went on the screen. */
  const dragged = (act: typeof move) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    const way = stage.current && dragOf(event);
    if (!way || !stage.current) return;
    const scale = width / stage.current.getBoundingClientRect().width;
    act(way[0] * scale, way[1] * scale);
  };

  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const place = {
    '--left': percent(cut.x, width),
    '--top': percent(cut.y, height),
    '--width': percent(cut.width, width),
    '--height': percent(cut.height, height),
  } as CSSProperties;
  return (
    <div className={styles.stage} ref={stage}>
      <img src={picture.large ?? ''} width={width} height={height} alt="" draggable={false} />
      <button
        type="button"
        className={styles.frame}
        style={place}
        aria-label={`${texts.cropFrame}: ${texts.cropSize(String(cut.width), String(cut.height))}`}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown"
        data-autofocus
        onKeyDown={press}
        onPointerMove={dragged(move)}
      >
        <span className={styles.corner} onPointerMove={dragged(resize)} />
      </button>
    </div>
  );
}
