import { useTexts } from '../texts.ts';
import styles from './banner.module.css';
import { FirstSlide, FurtherSlide } from './banner-slides.tsx';
import type { StaffBanner } from './load-home.ts';
import type { Terms } from './terms.ts';

/** `register`: the section on applying is shown. */
type BannerProps = { banners: readonly StaffBanner[]; terms: Terms; register: boolean };

/**
 * The first screen. Several banners stand side by side in a strip that the visitor moves: by
 * finger, by keyboard, or by the dots, which are plain links. Nothing moves by itself.
 */
export function Banner({ banners, terms, register }: BannerProps) {
  const [first, ...further] = banners;
  return (
    <section id="banner" className={styles.banner} aria-labelledby="banner-title">
      <ul className={styles.strip}>
        <li id={slideId(0)} className={styles.slide}>
          <FirstSlide banner={first} terms={terms} register={register} />
        </li>
        {further.map((banner, index) => (
          <li key={banner.id} id={slideId(index + 1)} className={styles.slide}>
            <FurtherSlide banner={banner} />
          </li>
        ))}
      </ul>
      {further.length > 0 && <Dots banners={banners} />}
    </section>
  );
}

function Dots({ banners }: { banners: readonly StaffBanner[] }) {
  const { banner: texts } = useTexts().home;
  return (
    <nav className={styles.dots} aria-label={texts.choose}>
      <ol>
        {banners.map(({ id, name }, index) => (
          <li key={id}>
            <a href={`#${slideId(index)}`}>
              <span className="visually-hidden">{texts.slide(String(index + 1), name)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const slideId = (index: number) => `banner-${index + 1}`;
