import { Button, Slider, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { arrowOf, dragOf } from '../picture/steer.ts';
import styles from './account.module.css';
import { cropSquare, MOST_ZOOM, moveCrop, WHOLE } from './crop.ts';
import cropStyles from './picture-crop.module.css';
import { useAccountTexts } from './texts.ts';

/** The server keeps 256 pixels; twice that leaves it something to work with. */
const SIDE = 512;
const KEY_STEP = 0.05;

type Props = {
  picture: ImageBitmap;
  busy: boolean;
  onUse: (base64: string) => void;
  onCancel: () => void;
};

/** Shows the square that is kept; the picture moves under it by pointer or arrow keys. */
export function PictureCrop({ picture, busy, onUse, onCancel }: Props) {
  const { picture: texts, cancel } = useAccountTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(WHOLE);

  useEffect(() => {
    const { left, top, side } = cropSquare(picture, crop);
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    // What is transparent would be black in a JPEG.
    context.fillStyle = 'white';
    context.fillRect(0, 0, SIDE, SIDE);
    context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [picture, crop]);

  const move = (right: number, down: number) => setCrop(moveCrop(picture, crop, right, down));

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    const dragged = dragOf(event);
    if (!dragged) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    move(-dragged[0] / width, -dragged[1] / height);
  }

  function press(event: KeyboardEvent) {
    const arrow = arrowOf(event.key);
    if (!arrow) return;
    event.preventDefault();
    move(arrow[0] * KEY_STEP, arrow[1] * KEY_STEP);
  }

  return (
    <div className={styles.form}>
      <div>
        <Text fw={600}>{texts.crop}</Text>
        <p className={styles.muted}>
          <Prose>{texts.cropHint}</Prose>
        </p>
      </div>
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        className={cropStyles.frame}
        role="img"
        aria-label={texts.preview}
        tabIndex={0}
        onPointerMove={drag}
        onKeyDown={press}
      />
      <Slider
        className={cropStyles.zoom}
        label={null}
        thumbLabel={texts.zoom}
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        value={crop.zoom}
        onChange={(zoom) => setCrop({ ...crop, zoom })}
      />
      <div className={styles.actions}>
        <Button loading={busy} onClick={() => onUse(readBase64(canvas.current))}>
          {texts.use}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </div>
  );
}

function readBase64(canvas: HTMLCanvasElement | null): string {
  const address = canvas?.toDataURL('image/jpeg', 0.9) ?? '';
  return address.slice(address.indexOf(',') + 1);
}
