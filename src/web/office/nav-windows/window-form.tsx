import { Text } from '@mantine/core';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { CheckField, LocalizedText, TextField } from '../resource/fields.tsx';
import type { RowOf, ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useOfficeTexts } from '../texts.ts';

type Row = RowOf<'windows'>;
type Props = {
  opened: number | 'new';
  onSaved: (row: Row) => void;
  onClose: () => void;
};

const NEW: ValuesOf<'windows'> = { code: '', name: {}, url: 'https://', hidden: false };

export function WindowForm({ opened, onSaved, onClose }: Props) {
  const texts = useOfficeTexts().navigation.windows;
  const language = useLanguage();
  return (
    <ResourceForm
      name="windows"
      opened={opened}
      initial={NEW}
      titleOf={(row) => (row ? localize(row.name, language) : texts.newTitle)}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(row) => <WindowFields row={row} />}
    </ResourceForm>
  );
}

function WindowFields({ row }: { row: Row | undefined }) {
  const texts = useOfficeTexts().navigation.windows;
  const product = row?.product ?? false;
  const needed = row?.needed ?? false;
  return (
    <>
      {product && (
        <Text size="sm" c="dimmed">
          {texts.productHint}
        </Text>
      )}
      <LocalizedText name="name" label={texts.name} required />
      <TextField
        name="code"
        label={texts.code}
        {...(!product && { description: texts.codeHint })}
        required
        maxLength={50}
        autoComplete="off"
        fixed={product}
      />
      {!product && (
        <TextField
          name="url"
          label={texts.url}
          description={texts.urlHint}
          required
          type="url"
          maxLength={2_000}
          autoComplete="off"
        />
      )}
      <CheckField
        name="hidden"
        label={texts.hidden}
        description={needed ? texts.needed : texts.hiddenHint}
        fixed={needed}
      />
      {row && row.paths.length > 0 && (
        <Text size="sm">
          {texts.paths}: {row.paths.join(', ')}
        </Text>
      )}
    </>
  );
}
