import { Fieldset, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Coordinates } from '#contract/branches/branches.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useFormParts } from '../resource/form-context.ts';
import { NumberField } from '../resource/number-field.tsx';
import { Notice } from '../states/notice.tsx';
import { PasteField } from './paste-field.tsx';
import { PositionMap } from './position-map.tsx';
import { useBranchTexts } from './texts.ts';

type Props = { provinces: readonly { code: string; name: string }[] };

/** Where a branch is: on the map, and in numbers; each follows the other. */
export function PositionFields({ provinces }: Props) {
  const texts = useBranchTexts();
  const { form, readOnly } = useFormParts();
  const { latitude, longitude, provinceCode } = form.getValues();
  const province = typeof provinceCode === 'string' ? provinceCode : undefined;
  const place =
    isDegrees(latitude, 90) && isDegrees(longitude, 180) ? { latitude, longitude } : undefined;

  function move(next: Coordinates | undefined) {
    form.setFieldValue('latitude', next?.latitude);
    form.setFieldValue('longitude', next?.longitude);
  }

  return (
    <Fieldset legend={texts.position}>
      <Stack gap="sm">
        {!readOnly && (
          <Text size="sm" c="dimmed">
            {texts.positionHint}
          </Text>
        )}
        <PositionMap
          place={place}
          province={province}
          provinces={provinces}
          readOnly={readOnly}
          onMove={move}
        />
        {!readOnly && <PasteField place={place} onRead={move} />}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <NumberField
            name="latitude"
            label={texts.latitude}
            required
            min={-90}
            max={90}
            decimals={6}
          />
          <NumberField
            name="longitude"
            label={texts.longitude}
            required
            min={-180}
            max={180}
            decimals={6}
          />
        </SimpleGrid>
        <div role="status">
          {place && province && (
            <PositionWarning
              place={place}
              province={province}
              name={provinces.find(({ code }) => code === province)?.name ?? ''}
            />
          )}
        </div>
      </Stack>
    </Fieldset>
  );
}

/** What seems wrong with it. Saving is not refused for that: the person on the spot knows better. */
function PositionWarning(props: { place: Coordinates; province: string; name: string }) {
  const { place, province, name } = props;
  const texts = useBranchTexts();
  // The shapes are heavy, and come with the map.
  const { data: judge } = useQuery({
    queryKey: ['judge-position'],
    queryFn: async () => (await import('../../map/judge-position.ts')).judgePosition,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const judgement = judge?.(place, province);
  if (!judgement || judgement.kind === 'fine') return null;
  return (
    <Notice color="yellow" icon={<IconAlertTriangle aria-hidden size={18} />}>
      {judgement.kind === 'abroad'
        ? texts.abroad
        : texts.far(formatNumber(judgement.kilometres), name)}
    </Notice>
  );
}

function isDegrees(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}
