import { localize } from '#contract/localize.ts';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './breadcrumbs.module.css';

/** The headings above the current screen, and the screen. */
export function Breadcrumbs({ trail }: { trail: readonly MenuNode[] }) {
  const { trail: label } = useOfficeTexts().shell;
  const language = useLanguage();
  if (trail.length < 2) return null;
  return (
    <nav aria-label={label} className={styles.trail}>
      <ol>
        {trail.map((node, place) => (
          <li key={node.id} aria-current={place === trail.length - 1 ? 'page' : undefined}>
            {localize(node.name, language)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
