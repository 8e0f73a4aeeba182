import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import type { Selection } from '../resource/use-selection.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { assigneesQuery } from './case-queries.ts';
import { useBulk } from './use-bulk.ts';

type Props = { selection: Selection; onClose: () => void };

const NOBODY = '';

/** Gives many to somebody, or back to the queue. */
export function BulkAssign({ selection, onClose }: Props) {
  const texts = useOfficeTexts().applications;
  const { data: people = [] } = useQuery(assigneesQuery);
  const [assignee, setAssignee] = useState<string | null>(null);
  const [count] = useState(selection.names.size);
  const task = useBulk(selection, (ids) =>
    callAsUser('application/assign', { ids, assignee: assignee || null }),
  );
  return (
    <BulkDialog
      title={texts.bulk.assignTitle(formatNumber(count))}
      confirm={texts.bulk.doAssign}
      ready={assignee !== null}
      task={task}
      onClose={onClose}
    >
      <Select
        label={texts.bulk.assignTo}
        searchable
        data-autofocus
        data={[
          ...people.map(({ userId, name }) => ({ value: userId, label: `${name} (${userId})` })),
          { value: NOBODY, label: texts.nobody },
        ]}
        value={assignee}
        onChange={setAssignee}
      />
    </BulkDialog>
  );
}
