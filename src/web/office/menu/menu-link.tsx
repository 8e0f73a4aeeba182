import { IconExternalLink } from '@tabler/icons-react';
import { type MouseEvent, memo } from 'react';
import type { NavigateFunction } from 'react-router';
import { localize } from '#contract/localize.ts';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import { MenuIcon } from './menu-icon.tsx';
import styles from './side-menu.module.css';
import { usePrefetchList } from './use-prefetch-list.ts';

type Props = {
  node: MenuNode;
  href: string;
  current: boolean;
  navigate: NavigateFunction;
  onGo: (() => void) | undefined;
};

/**
 * An entry of the menu. The router's own link is drawn anew with each state of the router, of which
 * a click brings three; so many of them delay the screen that is waited for.
 */
export const MenuLink = memo(function MenuLink({ node, href, current, navigate, onGo }: Props) {
  const language = useLanguage();
  const { menu } = useOfficeTexts().shell;
  const prefetch = usePrefetchList();
  const name = localize(node.name, language);
  if (node.external) {
    return (
      <a className={styles.link} href={href} target="_blank" rel="noreferrer">
        <MenuIcon name={node.icon} />
        <span>{name}</span>
        <IconExternalLink aria-hidden="true" size={16} />
        <span className="visually-hidden">{menu.newTab}</span>
      </a>
    );
  }
  const go = (event: MouseEvent) => {
    onGo?.();
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    // To another tab or window, as the browser does it.
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const isHere = href === location.pathname + location.search + location.hash;
    void navigate(href, { replace: isHere });
  };
  return (
    <a
      className={styles.link}
      href={href}
      aria-current={current ? 'page' : undefined}
      // The router learns the files of the screen when it sees this.
      data-discover="true"
      onClick={go}
      onPointerEnter={() => prefetch(href, language)}
      onFocus={() => prefetch(href, language)}
    >
      <MenuIcon name={node.icon} />
      <span>{name}</span>
    </a>
  );
});
