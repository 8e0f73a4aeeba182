import { Button, List, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import { SCREEN_NAMES, type Screen } from '#contract/navigation/window-names.ts';
import { CallError } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { explainFailure } from './explain.ts';
import { operationsOf, type ResourceName } from './resource.ts';
import type { Selection } from './use-selection.ts';
import { useTellUndo } from './use-tell-undo.tsx';

const NAMED = 8;

type Props = { name: ResourceName; selection: Selection; onClose: () => void };

/** Asks with the names before anything goes to the bin. */
export function DeleteDialog({ name, selection, onClose }: Props) {
  const texts = useOfficeTexts().resource;
  const client = useQueryClient();
  const tellUndo = useTellUndo();
  const names = [...selection.names.values()];
  const remove = useMutation({
    mutationFn: () => operationsOf(name).delete([...selection.names.keys()]),
    onSuccess: async (ids) => {
      const count = formatNumber(ids.length);
      // What a colleague deleted is not brought back by who takes back their own.
      if (ids.length === 0) notifications.show({ message: texts.deletedBefore });
      else
        tellUndo(texts.deleted(count), async () => {
          const { length } = await operationsOf(name).restore(ids);
          await client.invalidateQueries({ queryKey: [name] });
          return length > 0 ? texts.restored(formatNumber(length)) : texts.restoredBefore;
        });
      selection.clear();
      onClose();
      await client.invalidateQueries({ queryKey: [name] });
    },
  });
  return (
    <FormDialog
      busy={remove.isPending}
      onClose={onClose}
      title={texts.deleteTitle(formatNumber(names.length))}
    >
      <List size="sm">
        {names.slice(0, NAMED).map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
      {names.length > NAMED && (
        <Text size="sm">{texts.andMore(formatNumber(names.length - NAMED))}</Text>
      )}
      <Text size="sm" mt="sm">
        {texts.deleteBody}
      </Text>
      {remove.isError && (
        <Notice color="red" mt="sm" role="alert">
          {explainFailure(texts, remove.error)}{' '}
          <UsedIn error={remove.error} selection={selection} />
        </Notice>
      )}
      <DialogFoot careful>
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
          {texts.deleteConfirm}
        </Button>
      </DialogFoot>
    </FormDialog>
  );
}

/** Which of them are used, and in which screens that can be changed. */
function UsedIn({ error, selection }: { error: unknown; selection: Selection }) {
  const texts = useOfficeTexts().resource;
  const language = useLanguage();
  if (!(error instanceof CallError) || error.reason !== 'in_use') return null;
  const screenOf = (code: string) =>
    code in SCREEN_NAMES ? localize(SCREEN_NAMES[code as Screen], language) : code;
  return (
    <List size="sm">
      {Object.entries(error.fields).map(([id, codes]) => (
        <List.Item key={id}>
          {selection.names.get(Number(id))}:{' '}
          {texts.usedIn(codes.split(',').map(screenOf).join(', '))}
        </List.Item>
      ))}
    </List>
  );
}
