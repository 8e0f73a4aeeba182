import { type ReactNode, useEffect, useRef } from 'react';
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

type WordsProps = {
  heading: string;
  lead?: string | undefined;
  /** Where it changed by an action, the reader is taken to it. */
  arrived?: boolean;
  /** Facts, a search, or what to do. */
  children?: ReactNode;
};

type PageHeadProps = WordsProps & {
  /** What stands between the home page and this one, and this one at the end. */
  crumbs: readonly TrailStep[];
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
export function PageHead({ crumbs, seed, cover, ...words }: PageHeadProps) {
  const { brand } = useTexts();
  const speaker = { origin: useOrigin(), language: useLanguage(), company: brand.company };
  const way = useWay(crumbs);
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
          <Words {...words} />
        </div>
        {cover && <div className={styles.cover}>{cover}</div>}
      </div>
      <JsonLd data={describeTrail(speaker, way)} />
    </header>
  );
}

type QuietHeadProps = WordsProps & {
  /** What stands above it, below the home page; left out where the page has its own way back. */
  under?: readonly TrailStep[];
};

/** The same without the band, in the column of the page: somebody is in the middle of something. */
export function QuietHead({ under, ...words }: QuietHeadProps) {
  const way = useWay(under ?? []);
  return (
    <header className={styles.quiet}>
      {under && <Breadcrumbs trail={way} />}
      <Words {...words} />
    </header>
  );
}

function useWay(crumbs: readonly TrailStep[]): readonly TrailStep[] {
  const { navigation } = useTexts();
  return [{ name: navigation.home, href: '/' }, ...crumbs];
}

function Words({ heading, lead, arrived = false, children }: WordsProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived) return;
    element.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [arrived]);
  return (
    <>
      <h1 ref={element} tabIndex={-1}>
        <Phrases text={heading} />
      </h1>
      {lead && (
        <p className={styles.lead}>
          <Prose>{lead}</Prose>
        </p>
      )}
      {children}
    </>
  );
}
