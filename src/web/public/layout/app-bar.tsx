import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { BrandMark } from '../brand/brand-mark.tsx';
import { useTexts } from '../texts.ts';
import styles from './app-bar.module.css';
import { currentFor, currentInBar } from './current-page.ts';
import { DRAWER_ID } from './drawer.tsx';
import { LanguagePicker } from './language-picker.tsx';
import type { NavigationEntry } from './navigation.ts';
import { usePlace } from './place.ts';

export function AppBar({ entries, open }: { entries: readonly NavigationEntry[]; open: boolean }) {
  const texts = useTexts();
  const place = usePlace();
  return (
    <header data-print="hide" data-public-frame className={styles.bar}>
      <div className={styles.inner}>
        <a className={styles.brand} href="/" aria-current={currentFor('/', place)}>
          <BrandMark />
          <span className={styles.name}>
            {texts.brand.name} <span className={styles.tagline}>{texts.brand.tagline}</span>
          </span>
        </a>
        <nav className={styles.links} aria-label={texts.layout.mainMenu}>
          <ul>
            {entries.map(
              ({ inBar, href }) =>
                inBar && (
                  <li key={href}>
                    <a href={href} aria-current={currentInBar(href, place)}>
                      {texts.navigation[inBar]}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </nav>
        <LanguagePicker />
        {open && (
          <div className={styles.apply}>
            <ButtonLink href="/Register">{texts.layout.apply}</ButtonLink>
          </div>
        )}
        <IconButton label={texts.layout.openMenu} popoverTarget={DRAWER_ID}>
          <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24">
            <path d="M3 6.5h18M3 12h18M3 17.5h18" stroke="currentColor" strokeWidth="2" />
          </svg>
        </IconButton>
      </div>
    </header>
  );
}
