import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Prose } from '../../ui/prose.tsx';
import { BrandMark } from '../brand/brand-mark.tsx';
import { Phrases } from '../brand/phrases.tsx';
import styles from './apply-frame.module.css';

/** This page has no app bar, so it carries its own way back. */
export function ApplyFrame({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead: string;
  children: React.ReactNode;
}) {
  const { apply, brand } = useTexts();
  return (
    <div className={styles.frame}>
      <nav className={styles.back}>
        <a href="/">
          <Icon name="chevronLeft" />
          {apply.backHome}
        </a>
        <span className={styles.brand}>
          <BrandMark size={32} />
          {brand.name}
        </span>
      </nav>
      <header className={styles.head}>
        <h1>
          <Phrases text={heading} />
        </h1>
        <p>
          <Prose>{lead}</Prose>
        </p>
      </header>
      {children}
    </div>
  );
}
