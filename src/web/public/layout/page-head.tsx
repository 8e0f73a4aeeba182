import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/texts.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Prose } from '../../ui/prose.tsx';
import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { Breadcrumbs, type TrailStep } from '../reading/breadcrumbs.tsx';
import { describeTrail } from '../reading/describe-trail.ts';
import { useTexts } from '../texts.ts';
import styles from './page-head.module.css';
import { useOrigin } from './use-origin.ts';

type PageHeadProps = {
  /** What stands between the home page and this one, and this one at the end. */
  crumbs: readonly TrailStep[];
  heading: string;
  lead?: string;
  /** Which sheet of the cadastre stands behind it. */
  seed: number;
  children?: ReactNode;
};

/** The top of a page: where one is, what it is about, what to do. */
export function PageHead({ crumbs, heading, lead, seed, children }: PageHeadProps) {
  const { brand, navigation } = useTexts();
  const speaker = { origin: useOrigin(), language: useLanguage(), company: brand.company };
  const way = [{ name: navigation.home, href: '/' }, ...crumbs];
  return (
    <header className={styles.head}>
      <CadastralSheet
        className={styles.sheet}
        seed={seed}
        width={640}
        height={300}
        columns={7}
        rows={4}
        mark={[0.6, 0.45]}
      />
      <div className={styles.inner}>
        <Breadcrumbs trail={way.slice(0, -1)} />
        <h1>
          <Phrases text={heading} />
        </h1>
        {lead && (
          <p className={styles.lead}>
            <Prose>{lead}</Prose>
          </p>
        )}
        {children}
      </div>
      <JsonLd data={describeTrail(speaker, way)} />
    </header>
  );
}
