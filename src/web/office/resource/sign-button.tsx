import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './resource-table.module.css';

type Props = Pick<ButtonProps, 'variant'> & { sign: ReactNode; word: string; onClick: () => void };

/** A button with a sign; where there is room for one line only, the sign alone is seen. */
export function SignButton({ variant = 'default', sign, word, onClick }: Props) {
  return (
    <Button
      className={styles.sign}
      title={word}
      variant={variant}
      leftSection={sign}
      onClick={onClick}
    >
      {word}
    </Button>
  );
}
