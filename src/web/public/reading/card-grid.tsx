import { Children, type ReactNode } from 'react';
import styles from './card-grid.module.css';

type CardGridProps = {
  /** Few cards stand two by two, many three by three, where there is room. */
  size?: 'large' | 'usual';
  children: ReactNode;
};

export function CardGrid({ size = 'usual', children }: CardGridProps) {
  return (
    <ul className={styles.cards} data-size={size}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
