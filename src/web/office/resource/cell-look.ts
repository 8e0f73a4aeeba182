import type { CSSProperties } from 'react';
import styles from './resource-table.module.css';

type Looked = { key: string; numeric?: boolean; narrow?: boolean; wide?: boolean };

/** How the cells of a column look, its head's as well. */
export function cellLook({ key, numeric, narrow, wide }: Looked, first: boolean, width?: number) {
  const names = [
    first ? styles.first : styles.rest,
    numeric && styles.numeric,
    narrow && styles.narrow,
    wide && styles.wide,
    !first && width && styles.sized,
  ];
  return {
    className: names.filter(Boolean).join(' '),
    'data-column': key,
    ...(!first && width && { style: { '--width': `${width}px` } as CSSProperties }),
  };
}
