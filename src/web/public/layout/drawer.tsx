import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './drawer.module.css';
import type { NavigationEntry } from './navigation.ts';

export const DRAWER_ID = 'menu';

export type Menu = {
  entries: NavigationEntry[];
  categories: { id: number; name: string }[];
  links: { id: number; name: string; href: string }[];
};

/** A popover: opens, closes and takes the Escape key without a script. */
export function Drawer({ menu, open }: { menu: Menu; open: boolean }) {
  const { layout, navigation } = useTexts();
  // Articles are read in their section of the home page.
  const articles = menu.entries.find(({ text }) => text === 'articles');
  return (
    <nav id={DRAWER_ID} className={styles.drawer} popover="auto" aria-label={layout.openMenu}>
      <button
        className={styles.close}
        type="button"
        popoverTarget={DRAWER_ID}
        popoverTargetAction="hide"
      >
        <Icon name="close" size={24} />
        <span className="visually-hidden">{layout.closeMenu}</span>
      </button>
      <div className={styles.links}>
        <ul>
          {menu.entries.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{navigation[text]}</a>
            </li>
          ))}
        </ul>
        {articles && menu.categories.length > 0 && (
          <>
            <h2>{layout.articleCategories}</h2>
            <ul>
              {menu.categories.map(({ id, name }) => (
                <li key={id}>
                  <a href={articles.href}>{name}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        {menu.links.length > 0 && (
          <>
            <h2>{layout.moreLinks}</h2>
            <ul>
              {menu.links.map(({ id, name, href }) => (
                <li key={id}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={styles.end}>
        {open && (
          <ButtonLink href="/Register" wide>
            {layout.apply}
          </ButtonLink>
        )}
        <ButtonLink href="/login" variant="quiet" wide>
          {layout.employeeOnly}
        </ButtonLink>
      </div>
    </nav>
  );
}
