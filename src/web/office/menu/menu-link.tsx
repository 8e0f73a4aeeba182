import { IconExternalLink } from '@tabler/icons-react';
import { memo } from 'react';
import { localize } from '#contract/localize.ts';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { OfficeLink } from '../links/office-link.tsx';
import { useOfficeTexts } from '../texts.ts';
import { MenuIcon } from './menu-icon.tsx';
import styles from './side-menu.module.css';
import { usePrefetchList } from './use-prefetch-list.ts';

type Props = {
  node: MenuNode;
  href: string;
  current: boolean;
  onGo: (() => void) | undefined;
};

/** An entry of the menu. */
export const MenuLink = memo(function MenuLink({ node, href, current, onGo }: Props) {
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
  return (
    <OfficeLink
      className={styles.link}
      to={href}
      aria-current={current ? 'page' : undefined}
      onClick={onGo}
      onPointerEnter={() => prefetch(href, language)}
      onFocus={() => prefetch(href, language)}
    >
      <MenuIcon name={node.icon} />
      <span>{name}</span>
    </OfficeLink>
  );
});
