import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../texts.ts';
import styles from './breadcrumbs.module.css';

export type TrailStep = { name: string; href: string };

/** The way up from this page; the page itself is named by its heading. */
export function Breadcrumbs({ trail }: { trail: readonly TrailStep[] }) {
  const { layout } = useTexts();
  return (
    <nav aria-label={layout.breadcrumbs}>
      <ol className={styles.trail}>
        {trail.map(({ name, href }, index) => (
          <li key={href}>
            {index > 0 && <Icon name="chevronRight" size={16} />}
            <a href={href}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
