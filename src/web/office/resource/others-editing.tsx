import { Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { Editor } from '#contract/resource/records.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './resource-form.module.css';

/** A quiet line: whoever saves second will see what the first has saved. */
export function OthersEditing({ others }: { others: readonly Editor[] }) {
  const texts = useOfficeTexts().records;
  const language = useLanguage();
  const [first] = others;
  return (
    <div role="status" className={styles.line}>
      {first && <IconUsers size={20} aria-hidden="true" style={{ flexShrink: 0 }} />}
      {first && (
        <Text size="sm">
          {texts.editing(
            others.map(({ name }) => name).join(', '),
            formatTime(first.since, language).slice(-5),
          )}
        </Text>
      )}
    </div>
  );
}
