import { formatNumber, formatSpokenBaht } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { TELEPHONE } from '../layout/contact.ts';
import styles from './banner.module.css';
import { TERMS } from './terms.ts';

/** Which of the sections it leads to are shown. */
type BannerProps = { calculator: boolean; register: boolean };

export function Banner({ calculator, register }: BannerProps) {
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
          <MainAction calculator={calculator} register={register} />
          {register && (
            <TextLink href="#register" variant="onward">
              {banner.prepare}
            </TextLink>
          )}
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

/** To see what one can borrow; where that section is off to apply, and where both are off to call. */
function MainAction({ calculator, register }: BannerProps) {
  const { callToAction, home } = useTexts();
  if (calculator) return <ButtonLink href="#calculator">{home.banner.calculate}</ButtonLink>;
  if (register) return <ButtonLink href="/Register">{home.banner.apply}</ButtonLink>;
  return <ButtonLink href={TELEPHONE.href}>{callToAction.call(TELEPHONE.shown)}</ButtonLink>;
}
