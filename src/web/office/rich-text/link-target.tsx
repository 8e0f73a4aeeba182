import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import { localize } from '#contract/localize.ts';
import { SITE_PAGES } from '#contract/pages/site-pages.ts';
import { addressOf, LINKED_KINDS, type LinkedKind } from '#contract/rich-text/site-links.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { answerTo } from '../session/answers.ts';
import { namedLike } from './link-names.ts';
import styles from './link-target.module.css';
import { useRichTextTexts } from './texts.ts';

type Target = { href: string; name: string; kind: string };
type Props = {
  value: string;
  error: string | undefined;
  label: string;
  hint: string;
  onChange: (typed: string) => void;
  onChoose: (target: Target) => void;
};

const SHORTEST = 2;

/** Where a link leads: an address, or a page of the site that is looked for by its name. */
export function LinkTarget({ value, error, label, hint, onChange, onChoose }: Props) {
  const texts = useRichTextTexts().target;
  const wanted = value.trim();
  const { targets, searching } = useTargets(wanted);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const searched = isSearch(wanted);
  // Enter takes the first of what was found.
  const select = useEffectEvent((found: string) => {
    if (found && combobox.dropdownOpened) combobox.selectFirstOption();
  });
  const found = targets.map(({ href }) => href).join(' ');
  useEffect(() => select(found), [found]);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(href) => {
        const chosen = targets.find((target) => target.href === href);
        if (chosen) onChoose(chosen);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          label={label}
          description={hint}
          value={value}
          error={error}
          maxLength={2_000}
          autoComplete="off"
          data-autofocus
          withAsterisk
          rightSection={searching && <Loader size="xs" />}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      {/* It would lie over why it was refused. */}
      <Combobox.Dropdown hidden={!searched || error !== undefined}>
        <Combobox.Options className={styles.options} aria-label={texts.found}>
          {targets.map(({ href, name, kind }) => (
            <Combobox.Option key={href} value={href} className={styles.option}>
              <span>{name}</span>
              <small>{kind}</small>
            </Combobox.Option>
          ))}
          {targets.length === 0 && (
            <Combobox.Empty>{searching ? texts.searching : texts.nothing}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Words, and not the beginning of an address. */
const isSearch = (typed: string) =>
  typed.length >= SHORTEST && !/^(?:[/#]|\w+:|www\.|[\w-]+\.[a-z]{2,}|[^\s@]+@)/i.test(typed);

function useTargets(wanted: string): { targets: Target[]; searching: boolean } {
  const texts = useRichTextTexts().target;
  const language = useLanguage();
  // Who types fast is not asked about for every letter.
  const search = useDeferredValue(wanted);
  const asked = { search: search || '-', resources: [...LINKED_KINDS], size: 5 };
  const {
    data = [],
    isFetching,
    isPlaceholderData,
  } = useQuery({
    ...answerTo('records/find', asked),
    enabled: isSearch(search),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  if (!isSearch(wanted)) return { targets: [], searching: false };
  const isOlder = isPlaceholderData || search !== wanted;
  const pages = SITE_PAGES.map((href) => ({ href, name: `${texts.pages[href]} ${href}` }));
  const found = data.map(({ resource, id, name, shown }) => {
    const kind = texts.kinds[resource as LinkedKind];
    return {
      href: addressOf(resource as LinkedKind, id),
      name: localize(name, language),
      kind: shown === false ? texts.hidden(kind) : kind,
    };
  });
  return {
    targets: [
      ...namedLike(wanted, pages).map(({ href }) => ({
        href,
        name: texts.pages[href],
        kind: texts.page,
      })),
      // Enter takes the first: until the answer is there, none that was found for other words may be it.
      ...(isOlder ? namedLike(wanted, found) : found),
    ],
    searching: isFetching || isOlder,
  };
}
