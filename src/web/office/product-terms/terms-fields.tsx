import { Fieldset, SimpleGrid, Stack, Text } from '@mantine/core';
import { MOST_MONTHS, REPAYMENTS } from '#contract/products/repayment.ts';
import type { Tariff } from '#contract/products/terms.ts';
import { formatRate } from '../../i18n/format.ts';
import { useProductTexts } from '../products/texts.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { CheckField, LocalizedText } from '../resource/fields.tsx';
import { NumberField } from '../resource/number-field.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';

type Props = { products: ReadonlyArray<{ value: number; label: string }>; tariff: Tariff };

const MOST_BAHT = 999_999_999;
const DECIMALS = 3;
const RATE_KINDS = ['fixed', 'floating'] as const;

/** For whom, at what interest, repaid how, with which fees, since when. */
export function TermsFields({ products, tariff }: Props) {
  const goods = useProductTexts();
  const texts = goods.terms;
  return (
    <>
      <LocalizedText name="name" label={texts.name} required />
      <Text size="sm" c="dimmed">
        {texts.nameHint}
      </Text>
      <ChoiceField name="productId" label={goods.product} choices={products} required />
      <Part title={texts.applicants} hint={texts.applicantsHint}>
        <CheckField name="individual" label={texts.individual} />
        <CheckField name="company" label={texts.company} />
      </Part>
      <Part title={texts.interest} hint={texts.highest(formatRate(tariff.highestRate))}>
        <ChoiceField
          name="rateKind"
          label={texts.rateKind}
          choices={RATE_KINDS.map((value) => ({ value, label: texts.rateKinds[value] }))}
          required
        />
        <Pair>
          <Percent name="rateFrom" required />
          <Percent name="rateTo" required />
          <Percent name="uncheckedRateFrom" hint={texts.uncheckedHint} />
          <Percent name="uncheckedRateTo" />
        </Pair>
      </Part>
      <Part title={texts.paying}>
        <ChoiceField
          name="repayment"
          label={texts.repayment}
          choices={REPAYMENTS.map((value) => ({ value, label: texts.repayments[value] }))}
          required
        />
        <Pair>
          <Months name="interestOnlyMonths" hint={texts.interestOnlyHint} />
          <Months name="longestMonths" least={1} />
        </Pair>
      </Part>
      <Part title={texts.fees} hint={texts.tariffHint}>
        <Baht name="appraisalFee" />
        <Pair>
          <Percent name="registrationPercent" required hint={texts.bornHint} />
          <Baht name="registrationCap" />
          <Percent name="stampPercent" required hint={texts.bornHint} />
          <Baht name="stampCap" />
        </Pair>
      </Part>
      <Part title={texts.later}>
        <Pair>
          <Percent name="earlySettlementPercent" required hint={texts.earlyHint} />
          <Months name="earlySettlementMonths" />
        </Pair>
        <Percent
          name="lateInterestPercent"
          required
          hint={texts.highest(formatRate(tariff.highestLateInterest))}
        />
      </Part>
      <PublishFields />
    </>
  );
}

function Part(props: { title: string; hint?: string; children: React.ReactNode }) {
  return (
    <Fieldset legend={props.title}>
      <Stack gap="sm">
        {props.children}
        {props.hint && (
          <Text size="sm" c="dimmed">
            {props.hint}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}

function Pair({ children }: { children: React.ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      {children}
    </SimpleGrid>
  );
}

type PercentName =
  | 'rateFrom'
  | 'rateTo'
  | 'uncheckedRateFrom'
  | 'uncheckedRateTo'
  | 'registrationPercent'
  | 'stampPercent'
  | 'earlySettlementPercent'
  | 'lateInterestPercent';

function Percent(props: { name: PercentName; required?: boolean; hint?: string }) {
  const { name, required = false, hint } = props;
  const texts = useProductTexts().terms;
  return (
    <NumberField
      name={name}
      label={texts[name]}
      {...(hint && { description: hint })}
      required={required}
      min={0}
      max={100}
      decimals={DECIMALS}
      suffix="%"
    />
  );
}

function Baht({ name }: { name: 'appraisalFee' | 'registrationCap' | 'stampCap' }) {
  const texts = useProductTexts().terms;
  return (
    <NumberField
      name={name}
      label={texts[name]}
      required
      min={0}
      max={MOST_BAHT}
      suffix={texts.baht}
    />
  );
}

type MonthsName = 'interestOnlyMonths' | 'longestMonths' | 'earlySettlementMonths';

function Months({ name, hint, least = 0 }: { name: MonthsName; hint?: string; least?: number }) {
  const texts = useProductTexts().terms;
  return (
    <NumberField
      name={name}
      label={texts[name]}
      {...(hint && { description: hint })}
      required
      min={least}
      max={MOST_MONTHS}
      suffix={texts.months}
    />
  );
}
