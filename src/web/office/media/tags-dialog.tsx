import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ListChange } from '#contract/resource/bulk.ts';
import { formatNumber } from '../../i18n/format.ts';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { BulkPreview, RefusedRows } from '../resource/bulk-preview.tsx';
import { Failure } from '../resource/failure.tsx';
import { useBulkChange } from '../resource/use-bulk-change.ts';
import { Loading } from '../states/list-states.tsx';
import { useOfficeTexts } from '../texts.ts';
import { TagsBox } from './tags-box.tsx';
import { useMediaTexts } from './texts.ts';

type Props = { ids: number[]; onDone: () => void; onClose: () => void };

/** Tags that come to many pictures, and tags that go. */
export function TagsDialog({ ids, onDone, onClose }: Props) {
  const texts = useMediaTexts();
  const { lists } = useOfficeTexts();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const some = add.length + remove.length > 0;
  const change: ListChange = { add, remove };
  const values = some ? { tags: change } : undefined;
  const { preview, task, apply, refused } = useBulkChange('media', ids, values);
  const count = (some && preview.data?.changed.length) || 0;
  return (
    <FormDialog
      busy={task.isPending}
      dirty={some}
      onClose={onClose}
      title={texts.tagTitle(formatNumber(ids.length))}
      size="lg"
    >
      <Stack gap="md">
        <TagsBox
          data-autofocus
          label={texts.tagAdd}
          description={texts.tagsHint}
          value={add}
          onChange={(tags) => {
            setAdd(tags);
            setRemove(remove.filter((tag) => !tags.includes(tag)));
          }}
        />
        <TagsBox
          label={texts.tagRemove}
          value={remove}
          onChange={(tags) => {
            setRemove(tags);
            setAdd(add.filter((tag) => !tags.includes(tag)));
          }}
        />
        {some && preview.isFetching && <Loading lines={3} />}
        {some && preview.isError && <Failure error={preview.error} />}
        {some && preview.data && !preview.isFetching && (
          <BulkPreview outcome={preview.data} choice={undefined} />
        )}
        {task.isError && <Failure error={task.error} />}
        <RefusedRows refused={refused} tried />
        <DialogFoot>
          <Button
            disabled={count === 0 || preview.isFetching}
            loading={task.isPending}
            onClick={() =>
              apply(() => {
                onDone();
                onClose();
              })
            }
          >
            {some && preview.data
              ? lists.bulk.confirm(formatNumber(count))
              : lists.bulk.confirmNone}
          </Button>
        </DialogFoot>
      </Stack>
    </FormDialog>
  );
}
