import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRightsTexts } from '../groups/texts.ts';
import { LocalizedText } from '../resource/fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import { operationsOf, type RowOf, type ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useCan } from '../session/profile.ts';
import { Loading } from '../states/list-states.tsx';
import { PermissionsField } from './permissions-field.tsx';
import { WhereUsed } from './where-used.tsx';

type Row = RowOf<'profiles'>;
type Values = ValuesOf<'profiles'>;
type Props = RecordProps & {
  copied: number | undefined;
  onCopy: (row: Row) => void;
};

export function ProfileForm({ copied, onCopy, ...record }: Props) {
  const texts = useRightsTexts().profiles;
  const can = useCan();
  const original = useQuery({
    queryKey: ['profiles', 'read', copied],
    queryFn: () => operationsOf('profiles').read(Number(copied)),
    enabled: record.opened === 'new' && copied !== undefined,
  });
  if (record.opened === 'new' && copied !== undefined && original.isPending) return <Loading />;

  /** Named after the original, with what this user may give of it. */
  function initialValues(): Values {
    if (!original.data) return { name: {}, permissions: [] };
    const { name, permissions } = original.data;
    return {
      name: {
        ...(name.th && { th: texts.copyOf.th(name.th) }),
        ...(name.en && { en: texts.copyOf.en(name.en) }),
      },
      permissions: permissions.filter(can),
    };
  }

  return (
    <ResourceForm
      key={copied}
      name="profiles"
      {...record}
      initial={initialValues()}
      newTitle={texts.newTitle}
      lockedBy={(row) => (row.permissions.every(can) ? undefined : texts.stronger)}
      actions={(row) =>
        can('userProfile.add') && (
          <Button
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => onCopy(row)}
          >
            {texts.copy}
          </Button>
        )
      }
    >
      {(row) => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          {row && <WhereUsed groups={row.groups} />}
          <PermissionsField />
        </>
      )}
    </ResourceForm>
  );
}
