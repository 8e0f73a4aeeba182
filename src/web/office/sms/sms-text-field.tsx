import { Button, Group, Text, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { LONGEST_SMS } from '#contract/sms/states.ts';
import { countSms, fillSms, SMS_PLACEHOLDERS } from '#contract/sms/text.ts';
import { formatNumber } from '../../i18n/format.ts';
import { ORDER, useField, useFormParts } from '../resource/form-context.ts';
import { insertWord } from './insert-word.ts';
import { useSmsTexts } from './texts.ts';

type Props = { name: string; label: string; description?: string; required?: boolean };

/** The text of a message, and while it is typed how long it is. */
export function SmsTextField({ name, label, description, required = false }: Props) {
  const texts = useSmsTexts();
  const { form } = useFormParts();
  const field = useField(name, label);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = typeof field.value === 'string' ? field.value : '';
  const { length, parts, left, encoding } = countSms(fillSms(text, {}));

  function insert(placeholder: string): void {
    const { selectionStart: from = text.length, selectionEnd: to = from } = area.current ?? {};
    const next = insertWord(text, `{${placeholder}}`, { from, to });
    // A new text puts the cursor to its end: it is drawn first.
    flushSync(() => form.setFieldValue(name, next.text));
    area.current?.focus();
    area.current?.setSelectionRange(next.cursor, next.cursor);
  }

  return (
    <div>
      <Textarea
        {...field}
        ref={area}
        value={text}
        description={description}
        inputWrapperOrder={ORDER}
        variant={field.readOnly ? 'filled' : 'default'}
        withAsterisk={required && !field.readOnly}
        maxLength={LONGEST_SMS}
        autosize
        minRows={3}
        maxRows={12}
      />
      {!field.readOnly && (
        <Group gap="xs" mt={6}>
          {SMS_PLACEHOLDERS.map((placeholder) => (
            <Button
              key={placeholder}
              variant="default"
              size="compact-md"
              aria-label={`{${placeholder}} ${texts.placeholders[placeholder]}: ${label}`}
              onClick={() => insert(placeholder)}
            >{`{${placeholder}} ${texts.placeholders[placeholder]}`}</Button>
          ))}
        </Group>
      )}
      {text !== '' && (
        <Text size="sm" mt={6} c="dimmed">
          {texts.length(formatNumber(length), formatNumber(parts), formatNumber(left))} ·{' '}
          {texts.encodings[encoding]}
          {/\{\w+\}|https?:/.test(text) && ` · ${texts.lengthHint}`}
        </Text>
      )}
      {text !== '' && !text.includes('{stop}') && (
        <Text size="sm" mt={4} role="note">
          {texts.noStop}
        </Text>
      )}
    </div>
  );
}
