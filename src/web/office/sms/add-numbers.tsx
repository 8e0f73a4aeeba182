import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import type { SmsLanguage } from '#contract/sms/states.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { ORDER } from '../resource/form-context.ts';
import { withoutSent } from '../resource/without-sent.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { LanguageChoice } from './language-choice.tsx';
import { useSmsTexts } from './texts.ts';
import type { Change } from './use-campaign.ts';

type Props = {
  id: number;
  change: Change;
  /** Whether numbers stand there that are not added yet. */
  onWaiting: (waiting: boolean) => void;
};

/** Numbers as somebody has them at hand. */
export function AddNumbers({ id, change, onWaiting }: Props) {
  const texts = useSmsTexts();
  const { resource } = useOfficeTexts();
  const [numbers, setNumbers] = useState('');
  const [language, setLanguage] = useState<SmsLanguage>('th');
  const [missing, setMissing] = useState(false);
  const empty = numbers.trim() === '';
  useUnsavedGuard(!empty);
  const tell = useEffectEvent(onWaiting);
  useEffect(() => {
    tell(!empty);
    return () => tell(false);
  }, [empty]);

  function add(event: SubmitEvent) {
    event.preventDefault();
    setMissing(empty);
    if (empty || change.isPending) return;
    change.mutate(() => callAsUser('smsCampaign/addNumbers', { id, numbers, language }), {
      onSuccess: () => setNumbers((now) => withoutSent(now, numbers)),
    });
  }

  return (
    <form noValidate onSubmit={add}>
      <Stack gap="sm" align="stretch">
        <Textarea
          label={texts.numbers}
          description={texts.numbersHint}
          inputWrapperOrder={ORDER}
          withAsterisk
          autosize
          minRows={4}
          maxRows={12}
          value={numbers}
          error={missing && empty && resource.fieldErrors.required}
          onChange={(event) => setNumbers(event.currentTarget.value)}
        />
        <LanguageChoice value={language} onChange={setLanguage} />
        <Group>
          <Button type="submit" variant="default" loading={change.isPending}>
            {texts.add}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
