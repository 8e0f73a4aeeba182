import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { TextField } from '../resource/fields.tsx';
import type { NewValues, RowOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { callAsUser } from '../session/session.ts';
import { CHOICES } from '../states/choices.ts';
import { useOfficeTexts } from '../texts.ts';

type Row = RowOf<'routes'>;
type Props = {
  opened: number | 'new';
  onSaved: (row: Row) => void;
  onClose: () => void;
};

/** It opens nothing yet; the server asks for it. */
const NEW: NewValues<'routes'> = { path: '/', windowId: undefined };

export function AddressForm({ opened, onSaved, onClose }: Props) {
  const texts = useOfficeTexts().navigation.routes;
  const language = useLanguage();
  const { data: windows = [] } = useQuery({
    meta: CHOICES,
    queryKey: ['routes', 'windows'],
    queryFn: async () => (await callAsUser('routes/windows', {})).data,
  });
  return (
    <ResourceForm
      name="routes"
      opened={opened}
      initial={NEW}
      titleOf={(row) => row?.path ?? texts.newTitle}
      lockedBy={({ fixed }) => (fixed ? texts.productHint : undefined)}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(row) => (
        <>
          <TextField
            name="path"
            label={texts.path}
            description={texts.pathHint}
            required
            maxLength={100}
            autoComplete="off"
          />
          <ChoiceField
            name="windowId"
            label={texts.window}
            choices={windows.map(({ id, code, name }) => ({
              value: id,
              label: `${localize(name, language)} (${code})`,
            }))}
          />
          {row && !row.deletedAt && (
            <Anchor href={row.path} target="_blank" size="sm">
              {texts.try}: {row.path}
            </Anchor>
          )}
        </>
      )}
    </ResourceForm>
  );
}
