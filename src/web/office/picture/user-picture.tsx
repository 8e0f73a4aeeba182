import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { initials } from './initials.ts';
import styles from './user-picture.module.css';

type Props = {
  firstName: string;
  lastName: string;
  /** The text "null" means no picture. */
  base64: string;
  /** In pixels. */
  size?: number;
  /** With corners, as it is kept. */
  square?: boolean;
};

/**
 * A user's picture, or the first letters of the name. Drawn on a canvas: the content security
 * policy lets no picture in that stands in an address. Decoration beside the name.
 */
export function UserPicture({ firstName, lastName, base64, size = 32, square = false }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    setDrawn(false);
    if (base64 === 'null') return;
    let current = true;
    void decode(base64).then((bitmap) => {
      const context = canvas.current?.getContext('2d');
      if (!current || !bitmap || !context) return;
      context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height);
      setDrawn(true);
    });
    return () => {
      current = false;
    };
  }, [base64]);
  return (
    <span
      className={styles.picture}
      data-square={square || undefined}
      aria-hidden="true"
      style={{ '--size': `${size}px` } as CSSProperties}
    >
      {!drawn && initials(firstName, lastName)}
      {base64 !== 'null' && (
        <canvas ref={canvas} width={size * 2} height={size * 2} hidden={!drawn} />
      )}
    </span>
  );
}

/** What is no picture is shown as none. */
async function decode(base64: string): Promise<ImageBitmap | undefined> {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return await createImageBitmap(new Blob([bytes]));
  } catch {
    return undefined;
  }
}
