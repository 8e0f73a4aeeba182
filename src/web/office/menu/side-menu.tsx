import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { localize } from '#contract/localize.ts';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import { keepViewCookie, readViewCookie } from '../theme/view-cookie.ts';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './side-menu.module.css';
import { findTrail, isSamePath } from './trail.ts';

type Props = { nodes: readonly MenuNode[]; onGo?: () => void };

/** The menu by job. Which headings are folded is remembered. */
export function SideMenu({ nodes, onGo }: Props) {
  const { menu } = useOfficeTexts().shell;
  const [closed, setClosed] = useState(readClosed);
  const { pathname } = useLocation();
  const trail = findTrail(nodes, pathname);
  const nav = useRef<HTMLElement>(null);
  const there = nodes.length > 0 && pathname;
  useEffect(() => {
    if (!there) return;
    // With the next picture, which has to be laid out anyhow.
    const next = requestAnimationFrame(() =>
      nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(next);
  }, [there]);

  function toggle(id: number) {
    const next = closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id];
    setClosed(next);
    void keepViewCookie('office_closed', next.join('.'));
  }

  return (
    <nav ref={nav} aria-label={menu.label} className={styles.menu}>
      <MenuList {...{ nodes, closed, trail, pathname, onGo }} onToggle={toggle} />
    </nav>
  );
}

type ListProps = {
  nodes: readonly MenuNode[];
  closed: readonly number[];
  trail: readonly MenuNode[];
  pathname: string;
  onToggle: (id: number) => void;
  onGo: (() => void) | undefined;
};

function MenuList({ nodes, ...rest }: ListProps) {
  return (
    <ul className={styles.list}>
      {nodes.map((node) => (
        <li key={node.id}>
          {node.href !== null && (
            <MenuLink
              node={node}
              href={node.href}
              current={isSamePath(node.href, rest.pathname)}
              onGo={rest.onGo}
            />
          )}
          {node.children.length > 0 && <MenuGroup node={node} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

function MenuGroup({ node, ...rest }: Omit<ListProps, 'nodes'> & { node: MenuNode }) {
  const language = useLanguage();
  const id = useId();
  // The heading over the current screen stays open: the mark must not hide.
  const open = !rest.closed.includes(node.id) || rest.trail.includes(node);
  if (node.href !== null) return <MenuList nodes={node.children} {...rest} />;
  return (
    <>
      <button
        type="button"
        className={styles.heading}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => rest.onToggle(node.id)}
      >
        <MenuIcon name={node.icon} />
        <span>{localize(node.name, language)}</span>
        <IconChevronDown aria-hidden="true" size={16} className={styles.chevron} />
      </button>
      <div id={id} hidden={!open}>
        <MenuList nodes={node.children} {...rest} />
      </div>
    </>
  );
}

function readClosed(): number[] {
  const kept = readViewCookie('office_closed', document.cookie) ?? '';
  return kept.split('.').filter(Boolean).map(Number);
}
