import { Button, Group, Text } from '@mantine/core';
import { formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../texts.ts';
import { useLastUndo } from './last-undo.ts';
import type { ListPage } from './resource.ts';
import styles from './resource-table.module.css';
import type { ListControl } from './use-list-state.ts';

type Props = { page: ListPage<unknown>; control: ListControl };

export function ListFoot({ page, control }: Props) {
  const { resource: texts, lists } = useOfficeTexts();
  const last = useLastUndo();
  const count = formatNumber(page.total);
  return (
    <Group justify="space-between" className={styles.foot}>
      <Text size="sm" role="status">
        {page.uncounted ? texts.totalMore(count) : texts.total(count)}
        {page.unsorted && ` · ${texts.unsorted}`}
        {page.broken && (
          <Text component="span" c="red" size="sm" display="block">
            {texts.broken(page.broken.map(({ id, field }) => `#${id} (${field})`).join(', '))}
          </Text>
        )}
      </Text>
      {last && !last.told && (
        <Group gap="xs" data-undo>
          <Text size="sm">{last.message}</Text>
          <Button
            variant="light"
            size="compact-md"
            aria-keyshortcuts="Control+Z"
            onClick={last.goBack}
          >
            {lists.undo}
          </Button>
        </Group>
      )}
      <Group component="nav" gap="xs" aria-label={texts.pages}>
        <Button
          variant="default"
          size="compact-md"
          disabled={!page.previous}
          onClick={() => control.change({ before: page.previous ?? undefined })}
        >
          {texts.previous}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          disabled={!page.next}
          onClick={() => control.change({ after: page.next ?? undefined })}
        >
          {texts.next}
        </Button>
      </Group>
    </Group>
  );
}
