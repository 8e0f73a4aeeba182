import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useNavigationTexts } from '../navigation/texts.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { TextField } from '../resource/fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { NewValues } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { choicesOf } from '../session/answers.ts';

/** It opens nothing yet; the server asks for it. */
const NEW: NewValues<'routes'> = { path: '/', windowId: undefined };

export function AddressForm(record: RecordProps) {
  const texts = useNavigationTexts().routes;
  const language = useLanguage();
  const { data: windows = [] } = useQuery(choicesOf('routes/windows', {}));
  return (
    <ResourceForm
      name="routes"
      {...record}
      initial={NEW}
      nameOf={(row) => row.path}
      newTitle={texts.newTitle}
      lockedBy={({ fixed }) => (fixed ? texts.productHint : undefined)}
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
