import { Icon } from '../../ui/icon.tsx';
import { BrandMark } from '../brand/brand-mark.tsx';
import { LanguagePicker } from '../layout/language-picker.tsx';
import { useTexts } from '../texts.ts';
import styles from './apply-frame.module.css';

/** This page has no app bar, so it carries its own way back and its own choice of language. */
export function ApplyFrame({ children }: { children: React.ReactNode }) {
  const { apply, brand } = useTexts();
  return (
    <div className={styles.frame}>
      <header className={styles.bar} data-print="hide">
        <a className={styles.brand} href="/" aria-label={`${brand.name}: ${apply.backHome}`}>
          <Icon name="chevronLeft" />
          <BrandMark size={32} />
          <span>{brand.name}</span>
        </a>
        <LanguagePicker />
      </header>
      {children}
    </div>
  );
}
