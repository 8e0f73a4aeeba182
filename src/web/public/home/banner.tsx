import { formatNumber } from '../../i18n/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTexts } from '../texts.ts';
import styles from './banner.module.css';
import type { StaffBanner } from './load-home.ts';
import { Prices } from './prices.tsx';
import { PromotionStrip } from './promotion-strip.tsx';
import type { Terms } from './terms.ts';

/** `register`: the section on applying is shown. */
type BannerProps = { banners: readonly StaffBanner[]; terms: Terms; register: boolean };

/**
 * The first screen: what staff put first (where they said nothing, words of the page), the price,
 * and one way on. Further banners are a strip of links below it. Nothing moves.
 */
export function Banner({ banners, terms, register }: BannerProps) {
  const [first, ...further] = banners;
  return (
    <section id="banner" className={styles.banner} aria-labelledby="banner-title">
      <div className={styles.hero} data-pictured={first?.picture ? true : undefined}>
        <Words banner={first} terms={terms} register={register} />
        {first?.picture ? (
          <div className={styles.picture}>
            <Picture picture={first.picture} sizes="(width < 52rem) 92vw, 31rem" eager />
          </div>
        ) : (
          <Land />
        )}
        <div className={styles.prices}>
          <Prices terms={terms} />
        </div>
      </div>
      {further.length > 0 && <PromotionStrip banners={further} />}
    </section>
  );
}

function Words({
  banner,
  terms,
  register,
}: Omit<BannerProps, 'banners'> & { banner: StaffBanner | undefined }) {
  const { calculator, home } = useTexts();
  const { banner: texts } = home;
  const share = `${formatNumber(terms.rule.governmentPercent)}%`;
  return (
    <div className={styles.words}>
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
    </div>
  );
}

function Land() {
  return (
    <div className={styles.land}>
      <CadastralSheet
        seed={11}
        width={960}
        height={600}
        columns={9}
        rows={6}
        mark={[0.5, 0.5]}
        measured
      />
    </div>
  );
}
