import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { MenuLink } from '../layout/menu-link.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { usePlace } from '../layout/place.ts';
import { useTexts } from '../texts.ts';
import type { PageText } from './load-text-page.ts';
import styles from './text-page.module.css';

/** A page that staff wrote: about us, vision and mission, the policies. */
export function TextPage({
  text,
  seed,
  versioned = false,
  children,
}: {
  text: PageText;
  seed: number;
  /** What readers agree to says which version they read. */
  versioned?: boolean;
  /** What belongs to this one page, under its text. */
  children?: ReactNode;
}) {
  const language = useLanguage();
  const { pages } = useTexts();
  const { pathname } = usePlace();
  const date = formatDate(text.updatedOn, language);
  return (
    <>
      <PageHead
        crumbs={[{ name: text.name, href: pathname }]}
        heading={text.name}
        lead={text.summary}
        seed={seed}
      >
        <p className={styles.updated}>
          <time dateTime={text.updatedOn}>
            {versioned ? pages.version(formatNumber(text.version), date) : pages.updatedOn(date)}
          </time>
        </p>
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.text}>
          <RichText nodes={text.detail} pictures={text.pictures} />
          {children}
        </div>
        <Aside />
      </div>
    </>
  );
}

function Aside() {
  const { layout, navigation, pages } = useTexts();
  return (
    <div className={styles.aside} data-print="hide">
      <nav aria-labelledby="also-read">
        <h2 id="also-read">{pages.alsoRead}</h2>
        <ul>
          <MenuLink href="/About">{navigation.about}</MenuLink>
          <MenuLink href="/Goal">{navigation.goal}</MenuLink>
          <MenuLink href="/Costs">{navigation.costs}</MenuLink>
          <MenuLink href="/Hardship">{navigation.hardship}</MenuLink>
          <MenuLink href="/Complaints">{navigation.complaints}</MenuLink>
          <MenuLink href="/cookie-policy">{layout.cookiePolicy}</MenuLink>
          <MenuLink href="/cookie-policy-private">{layout.privacyNotice}</MenuLink>
        </ul>
      </nav>
      <section aria-labelledby="ask">
        <h2 id="ask">{pages.contactTitle}</h2>
        <ContactFacts />
      </section>
    </div>
  );
}
