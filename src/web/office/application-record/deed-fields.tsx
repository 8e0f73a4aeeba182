import { Button, Fieldset, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { CASE_LIMITS } from '#contract/cases/case-limits.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { newId } from '../../api/new-id.ts';
import { formatNumber } from '../../i18n/format.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { TextField } from '../resource/fields.tsx';
import { useFormParts } from '../resource/form-context.ts';
import { NumberField } from '../resource/number-field.tsx';
import { useRowFocus } from '../resource/use-row-focus.ts';
import { newDeed } from './case-values.ts';
import { PlaceField } from './place-field.tsx';
import { useCaseTexts } from './texts.ts';

type Props = {
  types: ReadonlyArray<{ value: number; label: string }>;
  record: CaseDetails | undefined;
};

/** The plots, each with what stands on its deed. */
export function DeedFields({ types, record }: Props) {
  const { form, words } = useFormParts();
  const applicationRecord = useCaseTexts();
  const texts = applicationRecord.deed;
  words.set('deeds', { label: applicationRecord.deeds });
  const { deeds } = form.getValues();
  const rows = Array.isArray(deeds) ? deeds : [];
  const { list, noteAdded, noteRemoved } = useRowFocus();
  return (
    <Stack gap="sm" ref={list}>
      {rows.map((deed, index) => (
        <Fieldset
          key={deed.rowKey}
          data-row
          legend={`${applicationRecord.deeds} ${formatNumber(index + 1)}`}
        >
          <DeedRow
            path={`deeds.${index}`}
            types={types}
            place={
              record?.deeds.find(
                ({ place }) => place && place.subdistrict.code === deed.subdistrictCode,
              )?.place ?? null
            }
          />
          <Group justify="flex-end" mt="sm">
            <Button
              variant="subtle"
              color="red"
              size="compact-md"
              data-remove
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => {
                noteRemoved(index);
                form.removeListItem('deeds', index);
              }}
            >
              {texts.remove(formatNumber(index + 1))}
            </Button>
          </Group>
        </Fieldset>
      ))}
      {rows.length < CASE_LIMITS.deeds && (
        <Group>
          <Button
            variant="default"
            data-add
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => {
              noteAdded();
              form.insertListItem('deeds', newDeed(newId()));
            }}
          >
            {texts.add}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type RowProps = {
  path: string;
  types: Props['types'];
  place: CaseDetails['deeds'][number]['place'];
};

function DeedRow({ path, types, place }: RowProps) {
  const { deed: texts, form: words } = useCaseTexts();
  const most = CASE_LIMITS.deedNo;
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField name={`${path}.deedNo`} label={texts.deedNo} maxLength={most} />
        <ChoiceField
          name={`${path}.guaranteeTypeId`}
          label={texts.type}
          none={words.notGiven}
          choices={types}
        />
        <TextField name={`${path}.landNo`} label={texts.landNo} maxLength={most} />
        <TextField name={`${path}.surveyPage`} label={texts.surveyPage} maxLength={most} />
        <TextField name={`${path}.mapSheet`} label={texts.mapSheet} maxLength={most} />
      </SimpleGrid>
      <PlaceField
        name={`${path}.subdistrictCode`}
        province={`${path}.provinceCode`}
        label={texts.place}
        known={place}
      />
      <SimpleGrid cols={3} spacing="sm">
        <NumberField name={`${path}.rai`} label={texts.rai} min={0} />
        <NumberField name={`${path}.ngan`} label={texts.ngan} min={0} />
        <NumberField name={`${path}.wah`} label={texts.wah} min={0} decimals={2} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NumberField
          name={`${path}.governmentPrice`}
          label={texts.governmentPrice}
          min={0}
          decimals={2}
        />
        <NumberField name={`${path}.marketPrice`} label={texts.marketPrice} min={0} decimals={2} />
      </SimpleGrid>
    </Stack>
  );
}
