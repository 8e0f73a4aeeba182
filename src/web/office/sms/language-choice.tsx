import { Select } from '@mantine/core';
import { SMS_LANGUAGES, type SmsLanguage } from '#contract/sms/states.ts';
import { useOfficeTexts } from '../texts.ts';
import { useSmsTexts } from './texts.ts';

type Props = { value: SmsLanguage; onChange: (language: SmsLanguage) => void };

/** Which of the texts recipients get. */
export function LanguageChoice({ value, onChange }: Props) {
  const texts = useSmsTexts();
  const { resource } = useOfficeTexts();
  return (
    <Select
      label={texts.language}
      maw={240}
      data={SMS_LANGUAGES.map((one) => ({ value: one, label: resource.languages[one] }))}
      value={value}
      onChange={(chosen) => onChange(chosen === 'en' ? 'en' : 'th')}
    />
  );
}
