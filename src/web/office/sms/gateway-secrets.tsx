import {
  Button,
  Fieldset,
  Group,
  PasswordInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { ORDER, useFormParts } from '../resource/form-context.ts';
import { useGatewayTexts } from './gateway-texts.ts';
import type { FoundGateway, GatewayValues } from './gateway-values.ts';

type Props = { found: FoundGateway };

/** What is kept is named; what is typed replaces it, and an empty value removes it. */
export function GatewaySecrets({ found }: Props) {
  const texts = useGatewayTexts();
  const { form, readOnly, words } = useFormParts();
  const { secrets } = form.getValues() as Pick<GatewayValues, 'secrets'>;
  words.set('reportSecret', { label: texts.reportSecret, show: () => '••••' });
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  // A name without its value yet is typed text too.
  useUnsavedGuard(name !== '' || value !== '', ['tab']);
  const kept = found.secrets.filter((one) => secrets[one] !== '');
  const added = Object.keys(secrets).filter((one) => secrets[one] !== '' && !kept.includes(one));
  const set = (one: string, to: string) => form.setFieldValue('secrets', { ...secrets, [one]: to });

  return (
    <Fieldset legend={texts.secretsTitle}>
      <Stack gap="sm">
        <Text size="sm">{texts.secretsHint}</Text>
        {[...kept, ...added].map((one) => (
          <Group key={one} justify="space-between" wrap="nowrap">
            <Text>{kept.includes(one) ? texts.secretKept(one) : one}</Text>
            {!readOnly && (
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={texts.removeSecret(one)}
                onClick={() => set(one, '')}
              >
                {texts.remove}
              </Button>
            )}
          </Group>
        ))}
        {!readOnly && (
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <TextInput
              label={texts.secretName}
              description={texts.secretNameHint}
              inputWrapperOrder={ORDER}
              value={name}
              maxLength={30}
              onChange={(event) => setName(event.currentTarget.value.toLowerCase())}
              onBlur={() => addTyped()}
            />
            <PasswordInput
              label={texts.secretValue}
              value={value}
              maxLength={2_000}
              autoComplete="off"
              onChange={(event) => setValue(event.currentTarget.value)}
              onBlur={() => addTyped()}
            />
          </SimpleGrid>
        )}
        {!readOnly && (
          <PasswordInput
            label={texts.reportSecret}
            description={texts.reportSecretHint}
            inputWrapperOrder={ORDER}
            autoComplete="off"
            maxLength={500}
            placeholder={found.reportSecret ? texts.secretSet : ''}
            {...form.getInputProps('reportSecret')}
          />
        )}
      </Stack>
    </Fieldset>
  );

  function addTyped(): void {
    if (!/^[a-z][a-z0-9_]{0,29}$/.test(name) || value === '') return;
    set(name, value);
    setName('');
    setValue('');
  }
}
