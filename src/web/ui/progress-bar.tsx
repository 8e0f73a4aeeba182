import { type ReactNode, useId } from 'react';
import styles from './progress-bar.module.css';

type Props = {
  label: ReactNode;
  /** Shown beside the label and read aloud: "ขั้นที่ 2 จาก 5", "2,940,000 บาท". */
  valueText: string;
  /** Left out while the end is not known. */
  value?: number | undefined;
  max?: number;
};

export function ProgressBar({ label, valueText, value, max = 100 }: Props) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.value} aria-hidden="true">
        {valueText}
      </span>
      <progress id={id} className={styles.bar} value={value} max={max} aria-valuetext={valueText}>
        {valueText}
      </progress>
    </div>
  );
}
