import { ActionIcon, Button, Checkbox, Group, Menu, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconColumns3, IconPlus, IconSearch, IconTrash, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { RowFacts } from '#contract/resource.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { explainFailure } from './explain.ts';
import { type Found, SelectFound } from './list-found.tsx';
import { SheetsMenu } from './list-sheets.tsx';
import { ViewsMenu } from './list-views.tsx';
import { operationsOf, type ResourceName } from './resource.ts';
import styles from './resource-table.module.css';
import type { ListControl } from './use-list-state.ts';
import type { Selection } from './use-selection.ts';

type Props = {
  name: ResourceName;
  things: string;
  columns: ReadonlyArray<{ key: string; title: string; hidden?: boolean }>;
  control: ListControl;
  may: { add: boolean; delete: boolean };
  tools?: ReactNode;
  filters?: object;
  selection: Selection;
  found: Found | undefined;
  nameOf: (row: RowFacts) => string;
  searchHint?: string;
  bulk?: (selection: Selection) => ReactNode;
};

/** What stands above a list: search, filters, columns, and what can be done with the selection. */
export function ListTools(props: Props) {
  const { name, things, columns, control, may, tools, selection } = props;
  const texts = useOfficeTexts().resource;
  const { state, change, open } = control;
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const chosen = selection.names.size;

  function askToDelete() {
    if (chosen > 0) setAsking(true);
    else notifications.show({ color: 'yellow', message: texts.deleteFirst(things) });
  }

  async function restore() {
    try {
      await operationsOf(name).restore([...selection.names.keys()]);
      notifications.show({ message: texts.restored(formatNumber(chosen)) });
      selection.clear();
    } catch (error) {
      notifications.show({ color: 'red', message: explainFailure(texts, error) });
    }
    await client.invalidateQueries({ queryKey: [name] });
  }

  return (
    <>
      <Group gap="xs" className={styles.tools}>
        <SearchBox
          value={state.search}
          {...(props.searchHint && { hint: props.searchHint })}
          onChange={(q) => change({ q }, true)}
        />
        {tools}
        <ColumnChoice columns={columns} control={control} />
        <ViewsMenu name={name} control={control} />
        <SheetsMenu {...props} />
        <Group gap="xs" className={styles.actions}>
          {chosen > 0 && (
            <Text size="sm" role="status">
              {texts.selected(formatNumber(chosen))}{' '}
              <Button variant="subtle" size="compact-sm" onClick={selection.clear}>
                {texts.clearSelection}
              </Button>
            </Text>
          )}
          <SelectFound {...props} />
          {props.bulk?.(selection)}
          {may.delete && !state.bin && (
            <Button
              variant="default"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={askToDelete}
            >
              {texts.delete}
            </Button>
          )}
          {may.delete && state.bin && (
            <Button variant="default" disabled={chosen === 0} onClick={restore}>
              {texts.restore}
            </Button>
          )}
          {may.delete && (
            <Button
              variant="subtle"
              onClick={() => {
                selection.clear();
                change({ bin: state.bin ? undefined : '1', id: undefined });
              }}
            >
              {state.bin ? texts.leaveBin : texts.showBin}
            </Button>
          )}
          {may.add && !state.bin && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => open('new')}>
              {texts.add}
            </Button>
          )}
        </Group>
      </Group>
      {asking && (
        <DeleteDialog name={name} selection={selection} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

type SearchProps = { value: string; hint?: string; onChange: (value: string) => void };

/** Searches as one types; the address follows when the typing pauses. */
export function SearchBox({ value, hint, onChange }: SearchProps) {
  const texts = useOfficeTexts().resource;
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const change = useDebouncedCallback(onChange, 250);
  return (
    <TextInput
      className={styles.search}
      type="search"
      aria-label={hint ?? texts.search}
      placeholder={hint ?? texts.search}
      maxLength={100}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.clearSearch}
            onClick={() => {
              setTyped('');
              onChange('');
            }}
          >
            <IconX size={16} />
          </ActionIcon>
        )
      }
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        change(event.currentTarget.value.trim());
      }}
    />
  );
}

function ColumnChoice({ columns, control }: Pick<Props, 'columns' | 'control'>) {
  const texts = useOfficeTexts().resource;
  const shown =
    control.columns ?? columns.filter((column) => !column.hidden).map((column) => column.key);
  if (columns.length < 4) return null;
  return (
    <Menu closeOnItemClick={false} position="bottom-start">
      <Menu.Target>
        <Button
          className={styles.wide}
          variant="default"
          leftSection={<IconColumns3 size={16} aria-hidden />}
        >
          {texts.columns}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.slice(1).map(({ key, title }) => (
          <Checkbox
            key={key}
            className={styles.choice}
            label={title}
            checked={shown.includes(key)}
            onChange={(event) => {
              const next = columns
                .map((column) => column.key)
                .filter((other) =>
                  other === key ? event.currentTarget.checked : shown.includes(other),
                );
              control.change({ columns: next.join(',') }, true);
            }}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
