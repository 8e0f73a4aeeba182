import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTexts } from '../texts.ts';
import type { StaffBanner } from './load-home.ts';
import styles from './promotion-strip.module.css';

/** What staff advertise besides, all in sight at once. */
export function PromotionStrip({ banners }: { banners: readonly StaffBanner[] }) {
  const { banner: texts } = useTexts().home;
  return (
    <ul className={styles.strip} aria-label={texts.more}>
      {banners.map(({ id, name, detail, action, href, picture }) => (
        <li key={id} data-linked={action ? true : undefined}>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} sizes="96px" decorative />
            </div>
          )}
          <div>
            <h2>
              {action ? (
                <a href={href}>
                  <Phrases text={name} />
                </a>
              ) : (
                <Phrases text={name} />
              )}
            </h2>
            {detail && (
              <p>
                <Prose>{detail}</Prose>
              </p>
            )}
          </div>
          {action && (
            <span className={styles.action}>
              {action} <Icon name="arrow" size={18} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
