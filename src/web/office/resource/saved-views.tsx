import { Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '#contract/resource/views.ts';
import { MenuLabel, MenuLine } from '../floating/menu-line.tsx';
import { callAsUser } from '../session/session.ts';
import { CHOICES } from '../states/choices.ts';
import { useOfficeTexts } from '../texts.ts';
import { useTellFailure } from './failure.tsx';
import type { ResourceName } from './resource.ts';
import styles from './resource-table.module.css';
import type { ListControl } from './use-list-state.ts';
import { useTellUndo } from './use-tell-undo.tsx';

/** The views that there are, to choose from. */
export function SavedViews({ name, control }: { name: ResourceName; control: ListControl }) {
  const texts = useOfficeTexts().lists;
  const { data: views = [] } = useQuery({
    meta: CHOICES,
    queryKey: ['views', name],
    queryFn: async () => (await callAsUser('views/list', { resource: name })).data,
  });
  if (views.length === 0) return <MenuLabel>{texts.noViews}</MenuLabel>;
  return views.map((view) => <ViewItem key={view.id} name={name} view={view} control={control} />);
}

type ItemProps = { name: ResourceName; view: SavedView; control: ListControl };

function ViewItem({ name, view, control }: ItemProps) {
  const texts = useOfficeTexts().lists;
  const tellFailure = useTellFailure();
  const tellUndo = useTellUndo();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callAsUser('views/remove', { resource: name, id: view.id }),
    onSuccess: () => {
      const { name: called, query, shared, own } = view;
      const message = texts.viewRemoved(called);
      // Of somebody else it would come back as one's own.
      if (!own) notifications.show({ message });
      else
        tellUndo(message, async () => {
          await callAsUser('views/add', { resource: name, name: called, query, shared });
          await client.invalidateQueries({ queryKey: ['views', name] });
          return texts.viewSaved(called);
        });
    },
    onError: tellFailure,
    onSettled: () => client.invalidateQueries({ queryKey: ['views', name] }),
  });
  return (
    <Group gap={0} wrap="nowrap">
      <MenuLine
        className={styles.view}
        aria-current={control.view === view.query ? 'true' : undefined}
        onClick={() => control.showView(view.query)}
      >
        {view.name}
        {!view.own && (
          <Text size="xs" c="dimmed">
            {texts.sharedBy(view.createdBy)}
          </Text>
        )}
      </MenuLine>
      {view.removable && (
        <MenuLine
          className={styles.remove}
          stays
          aria-label={texts.removeView(view.name)}
          grave
          aria-busy={remove.isPending || undefined}
          onClick={() => remove.isPending || remove.mutate()}
        >
          <IconTrash size={16} aria-hidden />
        </MenuLine>
      )}
    </Group>
  );
}
