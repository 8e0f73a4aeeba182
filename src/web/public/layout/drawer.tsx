import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useTexts } from '../texts.ts';
import styles from './drawer.module.css';
import { MenuLink } from './menu-link.tsx';
import type { Menu, NavigationGroup } from './navigation.ts';

export const DRAWER_ID = 'menu';

const GROUPS: readonly NavigationGroup[] = ['loans', 'branches', 'reading', 'company'];

/** A popover: opens, closes and takes the Escape key without a script. */
export function Drawer({ menu, open }: { menu: Menu; open: boolean }) {
  const { layout, navigation } = useTexts();
  return (
    <nav id={DRAWER_ID} className={styles.drawer} popover="auto" aria-label={layout.openMenu}>
      <div className={styles.close}>
        <IconButton label={layout.closeMenu} popoverTarget={DRAWER_ID} popoverTargetAction="hide">
          <Icon name="close" size={24} />
        </IconButton>
      </div>
      <div className={styles.links}>
        <ul>
          <MenuLink href="/">{navigation.home}</MenuLink>
        </ul>
        {GROUPS.map((group) => (
          <Group key={group} group={group} menu={menu} />
        ))}
        {menu.links.length > 0 && (
          <>
            <h2>{layout.moreLinks}</h2>
            <ul>
              {menu.links.map(({ id, name, href }) => (
                <MenuLink key={id} href={href}>
                  {name}
                </MenuLink>
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

function Group({ group, menu }: { group: NavigationGroup; menu: Menu }) {
  const { layout, navigation } = useTexts();
  const entries = menu.entries.filter((entry) => entry.group === group);
  return (
    <>
      <h2>{layout.groups[group]}</h2>
      <ul>
        {entries.map(({ text, href }) => (
          <MenuLink
            key={href}
            href={href}
            under={text === 'articles' && <Categories href={href} categories={menu.categories} />}
          >
            {navigation[text]}
          </MenuLink>
        ))}
      </ul>
    </>
  );
}

function Categories({ href, categories }: { href: string; categories: Menu['categories'] }) {
  const { layout } = useTexts();
  if (categories.length === 0) return null;
  return (
    <ul aria-label={layout.articleCategories}>
      {categories.map(({ id, name }) => (
        <MenuLink key={id} href={`${href}?category=${id}`}>
          {name}
        </MenuLink>
      ))}
    </ul>
  );
}
