import { SimpleGrid } from '@mantine/core';
import { ClockField } from '../resource/clock-input.tsx';
import { PlaceFields, WordFields } from './reference-fields.tsx';
import { ReferenceScreen } from './reference-screen.tsx';
import { useReferenceTexts } from './texts.ts';

const OWN = { fromTime: '', untilTime: '' };

/** When applicants like to be called. */
export default function ConvenientTimes() {
  const texts = useReferenceTexts().convenientTime;
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
        <ClockField name="fromTime" label={texts.from} description={texts.hoursHint} />
        <ClockField name="untilTime" label={texts.until} />
      </SimpleGrid>
      <PlaceFields />
    </ReferenceScreen>
  );
}
