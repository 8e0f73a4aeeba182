import { formatNumber, formatSpokenBaht } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTexts } from '../texts.ts';
import styles from './banner-slides.module.css';
import type { StaffBanner } from './load-home.ts';
import type { Terms } from './terms.ts';

type FirstProps = { banner: StaffBanner | undefined; terms: Terms; register: boolean };

/** What staff put first, with the lender's numbers; where staff said nothing, words of its own. */
export function FirstSlide({ banner, terms, register }: FirstProps) {
  const { calculator, home } = useTexts();
  const { banner: texts } = home;
  const share = `${formatNumber(terms.rule.governmentPercent)}%`;
  return (
    <Slide picture={banner?.picture} seed={11} first>
      <p className={styles.kicker}>{texts.kicker}</p>
      <h1 id="banner-title" className={styles.title}>
        <Phrases text={banner?.name || texts.title(share)} />
      </h1>
      <p className={styles.detail}>
        <Prose>{banner?.detail || texts.detail}</Prose>
      </p>
      <div className={styles.actions}>
        <ButtonLink href={banner?.href || '/Cal'}>
          {banner?.action || calculator.home.action}
        </ButtonLink>
        {register && (
          <TextLink href="#papers" variant="onward">
            {texts.prepare}
          </TextLink>
        )}
      </div>
      <Facts terms={terms} />
    </Slide>
  );
}

export function FurtherSlide({ banner }: { banner: StaffBanner }) {
  const { name, detail, action, href, picture } = banner;
  return (
    <Slide picture={picture} seed={banner.id}>
      <h2 className={styles.title}>
        <Phrases text={name} />
      </h2>
      {detail && (
        <p className={styles.detail}>
          <Prose>{detail}</Prose>
        </p>
      )}
      {action && href && (
        <div className={styles.actions}>
          <ButtonLink href={href}>{action}</ButtonLink>
        </div>
      )}
    </Slide>
  );
}

type SlideProps = {
  picture: StaffBanner['picture'];
  /** Every banner without a picture has a sheet of its own. */
  seed: number;
  first?: boolean;
  children: React.ReactNode;
};

function Slide({ picture, seed, first = false, children }: SlideProps) {
  return (
    <>
      {!picture && (
        <CadastralSheet
          className={styles.sheet}
          seed={seed}
          width={960}
          height={600}
          columns={9}
          rows={6}
          mark={[0.62, 0.38]}
          measured
        />
      )}
      <div className={styles.inner} data-pictured={picture ? true : undefined}>
        <div>{children}</div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes="(width < 52rem) 92vw, 31rem" eager={first} />
          </div>
        )}
      </div>
    </>
  );
}

function Facts({ terms }: { terms: Terms }) {
  const language = useLanguage();
  const { banner: texts } = useTexts().home;
  const spoken = (amount: number | undefined) =>
    amount === undefined ? undefined : formatSpokenBaht(amount, language);
  const facts = [
    { number: spoken(terms.personMaximum), text: texts.factPerson },
    { number: spoken(terms.companyMaximum), text: texts.factCompany },
    { number: texts.years(formatNumber(terms.longestYears)), text: texts.factTerm },
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(
        ({ number, text }) =>
          number && (
            <li key={text}>
              <strong>{number}</strong> <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}
