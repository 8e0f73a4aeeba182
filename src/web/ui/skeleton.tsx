import styles from './skeleton.module.css';

type Props = {
  /** What is awaited, for a screen reader: "กำลังโหลดรายชื่อสาขา". */
  text: string;
  /** `text` are lines of a paragraph, `card` a picture with lines, `block` one area. */
  shape?: 'text' | 'card' | 'block';
  /** How many lines, cards or areas. */
  count?: number;
};

export function Skeleton({ text, shape = 'text', count = 3 }: Props) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div className={styles.skeleton} data-shape={shape}>
      <output className="visually-hidden">{text}</output>
      {places.map((place) => (
        <span key={place} className={styles.bone} aria-hidden="true" />
      ))}
    </div>
  );
}
