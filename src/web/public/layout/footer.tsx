import { useTexts } from '../../i18n/texts.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import { TELEPHONE } from './contact.ts';
import styles from './footer.module.css';
import type { NavigationEntry } from './navigation.ts';

type FooterProps = {
  entries: readonly NavigationEntry[];
  /** Loaded only for somebody signed in; the copyright line belongs to them. */
  profile?: { first_name: string };
};

export function Footer({ entries, profile }: FooterProps) {
  const { brand, layout, navigation } = useTexts();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.company}>
          <p className={styles.name}>
            <BrandMark size={32} />
            {brand.company}
          </p>
          <p>{layout.networks}</p>
        </div>
        <dl className={styles.contact}>
          <dt>{layout.telephone}</dt>
          <dd>
            <a href={TELEPHONE.href}>{TELEPHONE.shown}</a>
          </dd>
          <dt>{layout.officeHours}</dt>
          <dd>{layout.officeHoursValue}</dd>
        </dl>
        <ul className={styles.links}>
          {entries.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{navigation[text]}</a>
            </li>
          ))}
          <li>
            <a href="/login">{layout.employeeOnly}</a>
          </li>
        </ul>
      </div>
      {profile && (
        <p className={styles.copyright}>{layout.copyright(String(new Date().getFullYear()))}</p>
      )}
    </footer>
  );
}
