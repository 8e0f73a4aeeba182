import { ActionIcon, Button, Fieldset, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useFormParts } from '../resource/form-context.ts';
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
  return (
    <Fieldset legend={title}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
        {rows.map((_row, index) => {
          const label = `${title} ${formatNumber(index + 1)}`;
          const path = `${name}.${index}`;
          return (
            <div key={path} className={styles.row}>
              {children(path, label)}
              {!readOnly && (
                <ActionIcon
                  size={44}
                  variant="subtle"
                  color="gray"
                  aria-label={texts.remove(label)}
                  onClick={() => form.removeListItem(name, index)}
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
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => form.insertListItem(name, added)}
          >
            {texts.add(title)}
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}
