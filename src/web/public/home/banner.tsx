import { formatNumber, formatSpokenBaht } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import { Phrases } from '../brand/phrases.tsx';
import styles from './banner.module.css';
import type { OwnBanner } from './load-home.ts';
import type { Terms } from './terms.ts';

/** `register`: the section on applying is shown. */
type BannerProps = { own: OwnBanner; terms: Terms; register: boolean };

export function Banner({ own, terms, register }: BannerProps) {
  const language = useLanguage();
  const { calculator, home } = useTexts();
  const { banner } = home;
  const spoken = (amount: number | undefined) =>
    amount === undefined ? undefined : formatSpokenBaht(amount, language);
  const facts = [
    { number: spoken(terms.personMaximum), text: banner.factPerson },
    { number: spoken(terms.companyMaximum), text: banner.factCompany },
    { number: banner.years(formatNumber(terms.longestYears)), text: banner.factTerm },
  ];
  return (
    <section id="banner" className={styles.banner} aria-labelledby="banner-title">
      <CadastralSheet
        className={styles.sheet}
        seed={11}
        width={960}
        height={600}
        columns={9}
        rows={6}
        mark={[0.62, 0.38]}
        measured
      />
      <div className={styles.inner}>
        <p className={styles.kicker}>{banner.kicker}</p>
        <h1 id="banner-title" className={styles.title}>
          <Phrases
            text={own?.name || banner.title(`${formatNumber(terms.rule.governmentPercent)}%`)}
          />
        </h1>
        <p className={styles.detail}>{own?.detail || banner.detail}</p>
        <div className={styles.actions}>
          <ButtonLink href={own?.href || '/Cal'}>
            {own?.action || calculator.home.action}
          </ButtonLink>
          {register && (
            <TextLink href="#register" variant="onward">
              {banner.prepare}
            </TextLink>
          )}
        </div>
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
      </div>
    </section>
  );
}
