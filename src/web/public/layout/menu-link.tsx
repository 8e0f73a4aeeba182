import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../texts.ts';
import { currentFor } from './current-page.ts';
import styles from './menu-link.module.css';
import { usePlace } from './place.ts';

type MenuLinkProps = {
  href: string;
  /** A list that belongs to the entry. */
  under?: ReactNode;
  children: ReactNode;
};

/** An entry of a list of links. Says which page is shown, and which link leaves the site. */
export function MenuLink({ href, under, children }: MenuLinkProps) {
  const { layout } = useTexts();
  const place = usePlace();
  const outside = /^https?:/i.test(href);
  return (
    <li>
      <a href={href} aria-current={currentFor(href, place)} rel={outside ? 'noopener' : undefined}>
        {children}
        {outside && (
          <span className={styles.outside}>
            <Icon name="external" size={16} />
            <span className="visually-hidden">({layout.outside})</span>
          </span>
        )}
      </a>
      {under}
    </li>
  );
}
