import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Prose } from '../../ui/prose.tsx';
import styles from './states.module.css';

type Props = {
  icon: Icon;
  title: string;
  /** `alert` for what went wrong, `status` for what a search or filter led to. */
  role?: 'alert' | 'status';
  /** The state is the whole page, so its title is the page's. */
  page?: boolean;
  children?: ReactNode;
};

/** The one look of everything a screen can be instead of its data. */
export function State({ icon: Picture, title, role, page = false, children }: Props) {
  const Title = page ? 'h1' : 'h2';
  return (
    <div className={styles.state} role={role}>
      <Picture aria-hidden="true" size={40} stroke={1.25} />
      <Title>
        <Prose>{title}</Prose>
      </Title>
      {children}
    </div>
  );
}
