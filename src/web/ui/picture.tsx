import type { ShownPicture } from '#server/pictures/queries.ts';
import styles from './picture.module.css';

type Props = {
  picture: ShownPicture;
  /** How wide it stands in the page, as in the attribute of the same name. */
  sizes: string;
  /** On the first screen: loaded at once instead of when it comes near. */
  eager?: boolean;
  /** What it shows is said beside it, so it has no words of its own. */
  decorative?: boolean;
};

/** As wide as its container, in its own proportions; nothing moves when it arrives. */
export function Picture({ picture, sizes, eager = false, decorative = false }: Props) {
  const { width, height, alt, focus, sources, fallback } = picture;
  return (
    <picture className={styles.picture}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={fallback}
        width={width}
        height={height}
        data-focus-x={focus.x === 50 ? undefined : focus.x}
        data-focus-y={focus.y === 50 ? undefined : focus.y}
        alt={decorative ? '' : alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
