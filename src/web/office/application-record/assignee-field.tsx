import { Button, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { nameIn } from '#contract/cases/people.ts';
import { assigneesQuery } from '../applications/case-queries.ts';
import { useExplainReason } from '../applications/explain-reason.ts';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { useCaseTexts } from './texts.ts';
import { type Change, tellOfChange, useNotifyFailure } from './use-case.ts';

const NOBODY = '';

type Props = { record: CaseDetails; change: Change; mayEdit: boolean };

/** Who deals with it; one click to take it on. */
export function AssigneeField({ record, change, mayEdit }: Props) {
  const own = useCaseTexts();
  const { applications: texts } = useOfficeTexts();
  const { user_id: me } = useProfile();
  const explain = useExplainReason();
  const notifyFailure = useNotifyFailure();
  const { data: people = [] } = useQuery({ ...assigneesQuery, enabled: mayEdit });
  const { assignee } = record;
  const name = assignee && nameIn(record.people, assignee);
  if (!mayEdit) return name ?? texts.nobody;

  const known = people.some(({ userId }) => userId === assignee);
  const data = [
    { value: NOBODY, label: texts.nobody },
    ...people.map(({ userId, name }) => ({ value: userId, label: name })),
    ...(assignee && name && !known ? [{ value: assignee, label: name }] : []),
  ];
  const give = (to: string | null) =>
    change.mutate(
      async () => {
        const answer = await callAsUser('application/assign', { ids: [record.id], assignee: to });
        const refused = answer.data.results.find(({ done }) => !done);
        if (refused) tellOfChange({ color: 'red', message: explain(refused.reason) });
      },
      { onError: notifyFailure },
    );
  return (
    <Group gap="xs">
      <Select
        size="xs"
        aria-labelledby="assignee-label"
        searchable={data.length > 8}
        readOnly={change.isPending}
        data={data}
        value={assignee ?? NOBODY}
        onChange={(to) => to !== null && to !== (assignee ?? NOBODY) && give(to || null)}
      />
      {assignee !== me && people.some(({ userId }) => userId === me) && (
        <Button size="xs" variant="light" loading={change.isPending} onClick={() => give(me)}>
          {own.takeOn}
        </Button>
      )}
    </Group>
  );
}
