import { Text } from '@mantine/core';
import { useNavigationTexts } from '../navigation/texts.ts';
import { CheckField, LocalizedText, TextField } from '../resource/fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { RowOf, ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';

type Row = RowOf<'windows'>;

const NEW: ValuesOf<'windows'> = { code: '', name: {}, url: 'https://', hidden: false };

export function WindowForm(record: RecordProps) {
  const texts = useNavigationTexts().windows;
  return (
    <ResourceForm name="windows" {...record} initial={NEW} newTitle={texts.newTitle}>
      {(row) => <WindowFields row={row} />}
    </ResourceForm>
  );
}

function WindowFields({ row }: { row: Row | undefined }) {
  const texts = useNavigationTexts().windows;
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
