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
  /** Facts, a search, or what to do. */
  children?: ReactNode;
} & (
  | {
      /** Which sheet of the cadastre stands beside it. */
      seed: number;
      cover?: never;
    }
  | {
      /** In place of the sheet. */
      cover: ReactNode;
      seed?: never;
    }
);

/** The top of a page: where one is, what it is about, what to do. */
export function PageHead(props: PageHeadProps) {
  const { crumbs, heading, lead, seed, cover, children } = props;
  const { brand, navigation } = useTexts();
  const speaker = { origin: useOrigin(), language: useLanguage(), company: brand.company };
  const way = [{ name: navigation.home, href: '/' }, ...crumbs];
  return (
    <header className={styles.head}>
      {seed !== undefined && (
        <div className={styles.sheet}>
          <CadastralSheet
            seed={seed}
            width={640}
            height={300}
            columns={9}
            rows={5}
            mark={[0.5, 0.5]}
          />
        </div>
      )}
      <div className={styles.inner} data-covered={cover ? true : undefined}>
        <div className={styles.words}>
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
        {cover && <div className={styles.cover}>{cover}</div>}
      </div>
      <JsonLd data={describeTrail(speaker, way)} />
    </header>
  );
}
