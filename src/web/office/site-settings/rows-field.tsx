import { ActionIcon, Button, Fieldset, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useFormParts } from '../resource/form-context.ts';
import { useRowFocus } from '../resource/use-row-focus.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './rows-field.module.css';

type Props = {
  name: string;
  title: string;
  hint: string;
  most: number;
  /** What a new row begins as. */
  added: unknown;
  children: (path: string, label: string) => ReactNode;
};

/** Several of the same, each in a row of its own; the first is the one that counts most. */
export function RowsField({ name, title, hint, most, added, children }: Props) {
  const texts = useOfficeTexts().content.rows;
  const { form, readOnly, words } = useFormParts();
  words.set(name, { label: title });
  const { value } = form.getInputProps(name);
  const rows = Array.isArray(value) ? value : [];
  const { list, noteAdded, noteRemoved } = useRowFocus();
  return (
    <Fieldset legend={title}>
      <Stack gap="sm" ref={list}>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
        {rows.map((_row, index) => {
          const label = `${title} ${formatNumber(index + 1)}`;
          const path = `${name}.${index}`;
          return (
            <div key={path} data-row className={styles.row}>
              {children(path, label)}
              {!readOnly && (
                <ActionIcon
                  size={44}
                  variant="subtle"
                  color="gray"
                  data-remove
                  aria-label={texts.remove(label)}
                  onClick={() => {
                    noteRemoved(index);
                    form.removeListItem(name, index);
                  }}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              )}
            </div>
          );
        })}
        {!readOnly && rows.length < most && (
          <Button
            variant="default"
            data-add
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => {
              noteAdded();
              form.insertListItem(name, added);
            }}
          >
            {texts.add(title)}
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}
