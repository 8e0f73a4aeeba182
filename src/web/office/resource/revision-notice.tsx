import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Revision } from '#contract/resource/revisions.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { callAsUser } from '../session/session.ts';
import { Dialog } from '../states/dialog.tsx';
import { focusContent } from '../states/focus-content.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { Differences, labelsOf } from './differences.tsx';
import { Failure } from './failure.tsx';
import { useFormParts } from './form-context.ts';
import type { ResourceName } from './resource.ts';

type Values = Record<string, unknown>;

type Props = {
  of: { resource: ResourceName; id: number };
  revision: Revision;
  /** What visitors see. */
  published: Values;
  /** The changes are gone. */
  onDropped: () => void;
};

/** That a record has changes which visitors do not see yet, and what they are. */
export function RevisionNotice({ of, revision, published, onDropped }: Props) {
  const texts = useOfficeTexts().records.revision;
  const language = useLanguage();
  const { form, words, readOnly } = useFormParts();
  const [asked, setAsked] = useState<'compare' | 'drop'>();
  const close = () => setAsked(undefined);
  const { taken, clashes } = revision;
  const named = (paths: string[]) => labelsOf(words, paths).join(', ');
  return (
    <Notice color="blue" role="status" title={texts.title}>
      <Text size="sm">
        {texts.body(formatTime(revision.updatedAt, language), revision.updatedBy)}
      </Text>
      {taken.length > 0 && <Text size="sm">{texts.taken(named(taken))}</Text>}
      {clashes.length > 0 && <Text size="sm">{texts.clashes(named(clashes))}</Text>}
      <Group gap="sm" mt="xs">
        <Button variant="default" onClick={() => setAsked('compare')}>
          {texts.compare}
        </Button>
        {!readOnly && (
          <Button variant="default" onClick={() => setAsked('drop')}>
            {texts.drop}
          </Button>
        )}
      </Group>
      {asked === 'compare' && (
        <Dialog onClose={close} title={texts.compareTitle} size="xl">
          <Differences before={published} after={form.getValues()} />
        </Dialog>
      )}
      {asked === 'drop' && (
        <DropDialog of={of} version={revision.version} onDropped={onDropped} onClose={close} />
      )}
    </Notice>
  );
}

type DropProps = Pick<Props, 'of' | 'onDropped'> & { version: number; onClose: () => void };

function DropDialog({ of, version, onDropped, onClose }: DropProps) {
  const texts = useOfficeTexts().records.revision;
  const drop = useMutation({
    mutationFn: () => callAsUser('records/dropRevision', { ...of, version }),
    onSuccess: () => {
      notifications.show({ message: texts.dropped });
      onClose();
      onDropped();
      focusContent();
    },
  });
  return (
    <FormDialog busy={drop.isPending} onClose={onClose} title={texts.dropTitle}>
      <Text size="sm">{texts.dropBody}</Text>
      {drop.isError && <Failure error={drop.error} />}
      <DialogFoot careful>
        <Button color="red" loading={drop.isPending} onClick={() => drop.mutate()}>
          {texts.drop}
        </Button>
      </DialogFoot>
    </FormDialog>
  );
}
