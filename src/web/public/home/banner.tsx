import { formatNumber, formatSpokenBaht } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import { Phrases } from '../brand/phrases.tsx';
import styles from './banner.module.css';
import { TERMS } from './terms.ts';

/** The one action is to see what one can borrow; where that section is off, to apply. */
export function Banner({ calculator, register }: { calculator: boolean; register: boolean }) {
  const language = useLanguage();
  const { banner } = useTexts().home;
  const facts = [
    { number: formatSpokenBaht(TERMS.personMaximum, language), text: banner.factPerson },
    { number: formatSpokenBaht(TERMS.companyMaximum, language), text: banner.factCompany },
    { number: banner.years(formatNumber(TERMS.longestYears)), text: banner.factTerm },
  ];
  return (
    <section className={styles.banner} aria-labelledby="banner-title">
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
          <Phrases text={banner.title(`${TERMS.governmentPercent}%`)} />
        </h1>
        <p className={styles.detail}>{banner.detail}</p>
        <div className={styles.actions}>
          {calculator ? (
            <ButtonLink href="#calculator">{banner.calculate}</ButtonLink>
          ) : (
            <ButtonLink href="/Register">{banner.apply}</ButtonLink>
          )}
          <TextLink href={register ? '#register' : '/Register'} variant="onward">
            {banner.prepare}
          </TextLink>
        </div>
        <ul className={styles.facts}>
          {facts.map(({ number, text }) => (
            <li key={text}>
              <strong>{number}</strong> <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
