import { Prose } from '../../ui/prose.tsx';
import { BrandMark } from '../brand/brand-mark.tsx';
import { useTexts } from '../texts.ts';
import { useContact } from './contact.ts';
import { ContactList } from './contact-list.tsx';
import styles from './footer.module.css';
import { LegalIdentity } from './legal-identity.tsx';
import { MenuLink } from './menu-link.tsx';
import type { NavigationEntry, NavigationGroup } from './navigation.ts';

/** Loans alone are as many as the others together. */
const COLUMNS: readonly (readonly NavigationGroup[])[] = [
  ['loans', 'reading'],
  ['company', 'branches'],
];

export function Footer({ entries }: { entries: readonly NavigationEntry[] }) {
  const { layout, navigation } = useTexts();
  const { name } = useContact();
  return (
    <footer data-print="hide" data-public-frame className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.company}>
          <p className={styles.name}>
            <BrandMark size={32} />
            {name}
          </p>
          <p>
            <Prose>{layout.networks}</Prose>
          </p>
          <ContactList className={styles.contact} />
          <LegalIdentity className={styles.legal} />
        </div>
        {COLUMNS.map((groups) => (
          <div key={groups.join()}>
            {groups.map((group) => (
              <section key={group} className={styles.links} aria-labelledby={`foot-${group}`}>
                <h2 id={`foot-${group}`}>{layout.groups[group]}</h2>
                <ul>
                  {entries
                    .filter((entry) => entry.group === group)
                    .map(({ text, href }) => (
                      <MenuLink key={href} href={href}>
                        {/* One part of the link, not several. */}
                        <span>
                          <Prose>{navigation[text]}</Prose>
                        </span>
                      </MenuLink>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        ))}
      </div>
      <Policies />
    </footer>
  );
}

/** Cookie settings are a place of the policy page; the site script opens them where the visitor is. */
function Policies() {
  const { layout } = useTexts();
  return (
    <ul className={styles.policies} aria-label={layout.policies}>
      <MenuLink href="/cookie-policy">{layout.cookiePolicy}</MenuLink>
      <MenuLink href="/cookie-policy-private">{layout.privacyNotice}</MenuLink>
      <li>
        <a href="/cookie-policy#choices" data-cookie-settings>
          {layout.cookieSettings}
        </a>
      </li>
      <MenuLink href="/login">{layout.employeeOnly}</MenuLink>
    </ul>
  );
}
