import { SimpleGrid } from '@mantine/core';
import { TextField } from '../resource/fields.tsx';
import { useOfficeTexts } from '../texts.ts';
import { PlaceFields, WordFields } from './reference-fields.tsx';
import { ReferenceScreen } from './reference-screen.tsx';

const OWN = { fromTime: '', untilTime: '' };

/** When applicants like to be called. */
export default function ConvenientTimes() {
  const texts = useOfficeTexts().reference.convenientTime;
  return (
    <ReferenceScreen
      name="convenientTime"
      own={OWN}
      columns={[
        {
          key: 'hours',
          title: texts.hours,
          wide: true,
          cell: ({ fromTime, untilTime }) =>
            fromTime ? texts.span(fromTime, untilTime) : texts.anyHour,
        },
      ]}
    >
      <WordFields of="convenientTime" />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField name="fromTime" label={texts.from} type="time" description={texts.hoursHint} />
        <TextField name="untilTime" label={texts.until} type="time" />
      </SimpleGrid>
      <PlaceFields />
    </ReferenceScreen>
  );
}
