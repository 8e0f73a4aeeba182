import { Fieldset, SimpleGrid, Stack, Text } from '@mantine/core';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { CheckField, TextField } from '../resource/fields.tsx';
import { AreaField } from '../resource/localized-area.tsx';
import { NumberField } from '../resource/number-field.tsx';
import { useGatewayTexts } from './gateway-texts.ts';

const GRID = { cols: { base: 1, sm: 2 }, spacing: 'sm' } as const;
const choicesOf = <Value extends string>(words: Record<Value, string>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));

type Props = { adapter: 'record' | 'http'; reportUrl: string };

/** Every setting of the provider; those of HTTP only where it is used. */
export function GatewayFields({ adapter, reportUrl }: Props) {
  const texts = useGatewayTexts();
  return (
    <>
      <ChoiceField
        name="adapter"
        label={texts.adapter}
        required
        choices={choicesOf(texts.adapters)}
      />
      {adapter === 'http' && (
        <>
          <RequestFields />
          <AnswerFields />
          <UncertainAnswerFields />
          <Fieldset legend={texts.limitsTitle}>
            <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
              <NumberField name="timeoutSeconds" label={texts.timeoutSeconds} required />
              <NumberField name="retrySeconds" label={texts.retrySeconds} required />
              <NumberField name="mostAttempts" label={texts.mostAttempts} required />
            </SimpleGrid>
          </Fieldset>
          <Fieldset legend={texts.reportTitle}>
            <Stack gap="sm">
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {texts.reportUrl} <code>{reportUrl}</code>
              </Text>
              <SimpleGrid {...GRID}>
                <TextField name="reportIdPath" label={texts.reportIdPath} />
                <TextField name="reportStatusPath" label={texts.reportStatusPath} />
                <TextField
                  name="deliveredValues"
                  label={texts.deliveredValues}
                  description={texts.valuesHint}
                />
                <TextField
                  name="undeliveredValues"
                  label={texts.undeliveredValues}
                  description={texts.valuesHint}
                />
              </SimpleGrid>
            </Stack>
          </Fieldset>
        </>
      )}
    </>
  );
}

function RequestFields() {
  const texts = useGatewayTexts();
  const methods = { POST: 'POST', GET: 'GET' };
  return (
    <Fieldset legend={texts.requestTitle}>
      <Stack gap="sm">
        <SimpleGrid {...GRID}>
          <TextField name="sender" label={texts.sender} maxLength={20} />
          <ChoiceField
            name="numberFormat"
            label={texts.numberFormat}
            required
            choices={choicesOf(texts.numberFormats)}
          />
        </SimpleGrid>
        <TextField name="url" label={texts.url} required maxLength={2_000} />
        <SimpleGrid {...GRID}>
          <ChoiceField name="method" label={texts.method} required choices={choicesOf(methods)} />
          <ChoiceField
            name="contentType"
            label={texts.contentType}
            required
            choices={choicesOf(texts.contentTypes)}
          />
        </SimpleGrid>
        <AreaField
          name="headers"
          label={texts.headers}
          description={texts.headersHint}
          rows={2}
          maxLength={5_000}
        />
        <AreaField name="body" label={texts.body} rows={4} maxLength={5_000} />
      </Stack>
    </Fieldset>
  );
}

function AnswerFields() {
  const texts = useGatewayTexts();
  return (
    <Fieldset legend={texts.answerTitle}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {texts.pathHint}
        </Text>
        <SimpleGrid {...GRID}>
          <TextField
            name="resultPath"
            label={texts.resultPath}
            description={texts.resultPathHint}
          />
          <TextField name="idPath" label={texts.idPath} />
          <TextField
            name="successValues"
            label={texts.successValues}
            description={texts.valuesHint}
          />
          <TextField name="laterValues" label={texts.laterValues} description={texts.valuesHint} />
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}

function UncertainAnswerFields() {
  const texts = useGatewayTexts();
  return (
    <Fieldset legend={texts.doubtTitle}>
      <Stack gap="sm">
        <Text size="sm">{texts.doubtHint}</Text>
        <CheckField name="idempotent" label={texts.idempotent} />
        <TextField
          name="lookupUrl"
          label={texts.lookupUrl}
          description={texts.lookupUrlHint}
          maxLength={2_000}
        />
        <SimpleGrid {...GRID}>
          <TextField name="lookupPath" label={texts.lookupPath} />
          <TextField
            name="lookupValues"
            label={texts.lookupValues}
            description={texts.valuesHint}
          />
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}
