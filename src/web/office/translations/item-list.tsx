import { Button, Group, Table, UnstyledButton } from '@mantine/core';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { useAllTexts } from '../all-texts.ts';
import { fieldLabel } from '../resource/field-words.ts';
import { useOfficeTexts } from '../texts.ts';
import { useKindName } from './kind-name.ts';
import { useTranslationTexts } from './texts.ts';
import styles from './translations.module.css';
import { type Desk, type Item, keyOf } from './use-desk.ts';

type Props = { desk: Desk; items: readonly Item[]; next: string | null };

/** What is to be done, by record and language. */
export function ItemList({ desk, items, next }: Props) {
  const texts = useTranslationTexts();
  const { resource } = useOfficeTexts();
  const kindName = useKindName();
  const language = useLanguage();
  return (
    <>
      <div className={styles.scroll}>
        <Table highlightOnHover verticalSpacing="xs" stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.record}</Table.Th>
              <Table.Th>{texts.language}</Table.Th>
              <Table.Th className={styles.wide}>{texts.state}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((item) => (
              <Table.Tr key={keyOf(item)} data-opened={desk.opened === keyOf(item) || undefined}>
                <Table.Td>
                  <UnstyledButton className={styles.open} onClick={() => desk.open(keyOf(item))}>
                    <Prose>{localize(item.name, language)}</Prose>
                  </UnstyledButton>
                  <span className={styles.kind}>{kindName(item.resource)}</span>
                  <div className={styles.below}>
                    <Wanted item={item} />
                  </div>
                </Table.Td>
                <Table.Td>{resource.languages[item.language]}</Table.Td>
                <Table.Td className={styles.wide}>
                  <Wanted item={item} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <Group component="nav" justify="flex-end" gap="xs" aria-label={texts.pages}>
        {'after' in desk.search && (
          <Button variant="subtle" onClick={() => desk.goTo(undefined)}>
            {texts.fromStart}
          </Button>
        )}
        <Button variant="default" disabled={!next} onClick={() => desk.goTo(next ?? undefined)}>
          {texts.next}
        </Button>
      </Group>
    </>
  );
}

/** Which fields want what: a dot and words. */
export function Wanted({ item }: { item: Item }) {
  const office = useAllTexts();
  const texts = office.translations;
  const states = [...new Set(item.fields.map(({ state }) => state))];
  if (item.drafted)
    return (
      <span className={styles.state} data-state="drafted">
        {texts.drafted}
      </span>
    );
  return states.map((state) => (
    <span key={state} className={styles.state} data-state={state}>
      {texts.states[state]}:{' '}
      {item.fields
        .filter((one) => one.state === state)
        .map(({ field }) => fieldLabel(office, item.resource, field))
        .join(', ')}
    </span>
  ));
}
