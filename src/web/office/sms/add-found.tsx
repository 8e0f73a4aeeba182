import { Button, Group, Select, SimpleGrid, Stack } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { SMS_LANGUAGES, SMS_SOURCES, type SmsSource } from '#contract/sms/states.ts';
import { DayInput, useDayWords } from '../resource/day-input.tsx';
import { ORDER } from '../resource/form-context.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { useSmsTexts } from './texts.ts';
import type { Change } from './use-campaign.ts';

/** Everybody who agreed to hear from us, perhaps of some days and one language. */
export function AddFound({ id, change }: { id: number; change: Change }) {
  const texts = useSmsTexts();
  const { resource } = useOfficeTexts();
  const [source, setSource] = useState<SmsSource>('applications');
  const [language, setLanguage] = useState<string | null>(null);
  const [days, setDays] = useState({ from: '', until: '' });
  const [tried, setTried] = useState(false);
  const explain = useDayWords();

  function add(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (explain(days.from) || explain(days.until)) return;
    const spoken = SMS_LANGUAGES.find((one) => one === language);
    const filter = {
      ...(spoken && { language: spoken }),
      ...(days.from && { from: days.from }),
      ...(days.until && { until: days.until }),
    };
    change.mutate(() => callAsUser('smsCampaign/addFound', { id, source, ...filter }));
  }

  return (
    <form noValidate onSubmit={add}>
      <Stack gap="sm" align="stretch">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <Select
            label={texts.source}
            description={texts.sourceHint}
            inputWrapperOrder={ORDER}
            data={SMS_SOURCES.map((value) => ({ value, label: texts.kinds[value] }))}
            value={source}
            onChange={(value) => setSource(SMS_SOURCES.find((one) => one === value) ?? source)}
          />
          <Select
            label={texts.language}
            placeholder={texts.anyLanguage}
            clearable
            data={SMS_LANGUAGES.map((value) => ({ value, label: resource.languages[value] }))}
            value={language}
            onChange={setLanguage}
          />
          {(['from', 'until'] as const).map((end) => (
            <DayInput
              key={end}
              label={texts[end]}
              value={days[end]}
              error={tried && explain(days[end])}
              onChange={(day) => setDays((before) => ({ ...before, [end]: day }))}
            />
          ))}
        </SimpleGrid>
        <Group>
          <Button type="submit" variant="default" loading={change.isPending}>
            {texts.add}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
