import { Select, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localize } from '#contract/localize.ts';
import { buildMenu } from '#contract/navigation/menu-tree.ts';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import type { NavNode } from '#contract/navigation/nodes.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { useNavigationTexts } from '../navigation/texts.ts';
import { choicesOf } from '../session/answers.ts';
import { flatten } from './arrange.ts';
import styles from './nav-nodes.module.css';
import type { Tree } from './use-tree.ts';

/** The menu with the order being made, as the users of a group will see it. */
export function MenuPreview({ tree, nodes }: { tree: Tree; nodes: readonly NavNode[] }) {
  const texts = useNavigationTexts().nodes;
  const language = useLanguage();
  const { data: groups = [] } = useQuery(choicesOf('nodes/viewers', {}));
  const [chosen, setChosen] = useState<string | null>(null);
  const group = groups.find(({ id }) => String(id) === chosen) ?? groups[0];
  const menu = group
    ? buildMenu(rowsOf(tree, nodes), (screen) => group.windows.includes(screen))
    : [];
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <Select
        label={texts.previewAs}
        searchable={groups.length > 8}
        data={groups.map(({ id, name }) => ({
          value: String(id),
          label: localize(name, language),
        }))}
        value={group ? String(group.id) : null}
        onChange={setChosen}
      />
      {menu.length > 0 ? <Entries nodes={menu} /> : <Text size="sm">{texts.previewEmpty}</Text>}
    </section>
  );
}

function rowsOf(tree: Tree, nodes: readonly NavNode[]) {
  return flatten(tree.places).flatMap(({ id, parentId }) => {
    const node = nodes.find((other) => other.id === id);
    if (!node || node.hidden) return [];
    const { icon, name, window } = node;
    return { id, parentId, icon, name, window, path: window && `/${window.code}` };
  });
}

function Entries({ nodes }: { nodes: readonly MenuNode[] }) {
  const texts = useNavigationTexts().nodes;
  const language = useLanguage();
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <span className={styles.entry} data-heading={node.href === null || undefined}>
            <MenuIcon name={node.icon} />
            {localize(node.name, language)}
            {node.external && <IconExternalLink size={14} aria-label={texts.previewLink} />}
          </span>
          {node.children.length > 0 && <Entries nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}
