import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { localize } from '#contract/localize.ts';
import type { LocalizedText } from '#contract/localized.ts';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { listTargets } from '../menu/trail.ts';
import { useOfficeTexts } from '../texts.ts';
import { matches } from './match.ts';
import styles from './palette.module.css';
import type { PaletteItem } from './sources.ts';
import { useFound } from './use-found.ts';

type Props = { nodes: readonly MenuNode[]; onClose: () => void };

/** The field of the palette, and what is found. */
export function PaletteSearch({ nodes, onClose }: Props) {
  const { palette, states } = useOfficeTexts().shell;
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  // Always open, so that Escape, which would close the list, closes the palette.
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const wanted = query.trim();
  /** The words for which one of what is found was last chosen. */
  const answered = useRef('');
  const screens = useScreens(nodes).filter(({ words }) => matches(wanted, words));
  const found = useFound(wanted);
  const groups = [{ title: palette.screens, items: screens as PaletteItem[] }, ...found.groups];
  const items = groups.flatMap((group) => group.items);
  const shown = items.map(({ id }) => id).join();
  const select = useEffectEvent((_shown: string, asked: string) => {
    const list = document.getElementById(combobox.listId ?? '');
    const isSame = asked === answered.current;
    answered.current = asked;
    // What comes in later does not take the choice out of anybody's hands.
    if (isSame && list?.querySelector('[data-combobox-selected]'))
      combobox.updateSelectedOptionIndex('selected');
    else combobox.selectFirstOption();
  });
  useEffect(() => select(shown, wanted), [shown, wanted]);

  function go(id: string) {
    const item = items.find((other) => other.id === id);
    if (!item) return;
    onClose();
    if (/^https?:/.test(item.to)) window.open(item.to, '_blank', 'noreferrer');
    else void navigate(item.to);
  }

  return (
    <Combobox store={combobox} onOptionSubmit={go}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          autoFocus
          size="lg"
          variant="unstyled"
          className={styles.search}
          leftSection={<IconSearch aria-hidden="true" size={20} />}
          aria-autocomplete="list"
          aria-label={palette.label}
          placeholder={palette.placeholder}
          maxLength={100}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      {/* Scrolls by itself, so the keyboard must be able to get into it. */}
      <Combobox.Options className={styles.options} aria-label={palette.label} tabIndex={0}>
        {groups.map(({ title, items }) => (
          <PaletteGroup key={title} title={title} items={items} />
        ))}
        {items.length === 0 && (
          <Combobox.Empty>
            {found.searching ? palette.searching : states.noResult(wanted)}
          </Combobox.Empty>
        )}
      </Combobox.Options>
    </Combobox>
  );
}

function PaletteGroup({ title, items }: { title: string; items: PaletteItem[] }) {
  if (items.length === 0) return null;
  return (
    <Combobox.Group label={title}>
      {items.map(({ id, label, description }) => (
        <Combobox.Option key={id} value={id} className={styles.option}>
          <span>{label}</span>
          <small>{description}</small>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}

/** Screens are found by their names in both languages and by their path. */
function useScreens(nodes: readonly MenuNode[]): (PaletteItem & { words: string[] })[] {
  const language = useLanguage();
  return listTargets(nodes).map(({ node, above }) => ({
    id: `node-${node.id}`,
    label: localize(node.name, language),
    description: above.map(({ name }) => localize(name, language)).join(' / '),
    to: node.href ?? '',
    words: [
      ...allNames(node.name),
      ...above.flatMap(({ name }) => allNames(name)),
      node.href ?? '',
    ],
  }));
}

function allNames(name: LocalizedText): string[] {
  return Object.values(name);
}
