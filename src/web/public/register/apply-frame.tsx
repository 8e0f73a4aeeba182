import { Icon } from '../../ui/icon.tsx';
import { BrandMark } from '../brand/brand-mark.tsx';
import { useTelephone } from '../layout/contact.ts';
import { LanguagePicker } from '../layout/language-picker.tsx';
import { useTexts } from '../texts.ts';
import styles from './apply-frame.module.css';

/** This page has no app bar, so it carries its own way back, somebody to ask, and its own choice of language. */
export function ApplyFrame({ children }: { children: React.ReactNode }) {
  const { apply, brand, callToAction } = useTexts();
  const telephone = useTelephone();
  return (
    <div className={styles.frame}>
      <header className={styles.bar} data-print="hide">
        <a className={styles.brand} href="/" aria-label={`${brand.name}: ${apply.backHome}`}>
          <Icon name="chevronLeft" />
          <BrandMark size={32} />
          <span>{brand.name}</span>
        </a>
        <div className={styles.help}>
          <a href={telephone.href} aria-label={callToAction.call(telephone.shown)}>
            <Icon name="telephone" />
            <span>{telephone.shown}</span>
          </a>
          <LanguagePicker />
        </div>
      </header>
      {children}
    </div>
  );
}
