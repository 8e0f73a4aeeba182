import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../texts.ts';
import { useTelephone } from './contact.ts';
import styles from './phone-bar.module.css';

/** The three next steps, under the thumb wherever one reads; out of the way while one types. */
export function PhoneBar({ open }: { open: boolean }) {
  const { phoneBar } = useTexts();
  const telephone = useTelephone();
  return (
    <nav
      className={styles.bar}
      aria-label={phoneBar.label}
      data-print="hide"
      data-public-frame
      data-phone-bar
    >
      <a href="/Cal">
        <Icon name="calculator" />
        {phoneBar.calculate}
      </a>
      {open && (
        <a className={styles.apply} href="/Register">
          <Icon name="check" />
          {phoneBar.apply}
        </a>
      )}
      <a href={telephone.href} aria-label={`${phoneBar.call} ${telephone.shown}`}>
        <Icon name="telephone" />
        {phoneBar.call}
      </a>
    </nav>
  );
}
