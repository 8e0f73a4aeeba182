import { Text } from '@mantine/core';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useFormParts } from '../resource/form-context.ts';
import styles from './focus-field.module.css';
import type { MediaRow } from './media-query.ts';
import { useMediaTexts } from './texts.ts';
import { Thumbnail } from './thumbnail.tsx';

/** Small steps and, with Shift, large ones; the site keeps the point in steps of 5 %. */
const STEP = 0.05;
const LARGE_STEP = 0.2;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (part: number) => Math.min(1, Math.max(0, Math.round(part * 100) / 100));

/** The point that stays in sight where the site cuts the picture, with how that looks. */
export function FocusField({ picture }: { picture: MediaRow }) {
  const texts = useMediaTexts();
  const { form, readOnly, words } = useFormParts();
  words.set('focusX', { label: `${texts.focus} X` });
  words.set('focusY', { label: `${texts.focus} Y` });
  const x = Number(form.getInputProps('focusX').value);
  const y = Number(form.getInputProps('focusY').value);

  function put(toX: number, toY: number) {
    form.setFieldValue('focusX', clamp(toX));
    form.setFieldValue('focusY', clamp(toY));
  }

  function click(event: MouseEvent<HTMLButtonElement>) {
    // Enter and the space bar click without a place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    put((event.clientX - left) / width, (event.clientY - top) / height);
  }

  function press(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    put(x + arrow[0] * step, y + arrow[1] * step);
  }

  if (!picture.large) return <Thumbnail picture={picture} />;
  const place = { '--x': `${x * 100}%`, '--y': `${y * 100}%` } as CSSProperties;
  const percent = (part: number) => formatNumber(Math.round(part * 100));
  const where = texts.focusAt(percent(x), percent(y));
  return (
    <div className={styles.focus} style={place}>
      <button
        type="button"
        className={styles.picture}
        disabled={readOnly}
        aria-label={`${texts.focus}: ${where}`}
        onClick={click}
        onKeyDown={press}
      >
        <img src={picture.large} width={picture.width} height={picture.height} alt="" />
        <span className={styles.point} />
      </button>
      <Text size="sm" fw={600} role="status">
        {texts.focus}: {where}
      </Text>
      {!readOnly && (
        <Text size="sm" c="dimmed">
          {texts.focusHint}
        </Text>
      )}
      <ul className={styles.previews} aria-label={texts.focusPreview}>
        {(['card', 'page', 'narrow'] as const).map((shape) => (
          <li key={shape}>
            <img src={picture.large ?? ''} alt="" data-shape={shape} />
            <Text size="xs">{texts.focusShapes[shape]}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
