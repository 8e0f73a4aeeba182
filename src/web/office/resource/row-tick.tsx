import styles from './resource-table.module.css';

type Props = { name: string; chosen: boolean; onChoose: (chosen: boolean) => void };

/** The browser's own box: a page of a list has dozens, and the kit's draws six parts for each. */
export function RowTick({ name, chosen, onChoose }: Props) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={name}
        checked={chosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
    </label>
  );
}
