import { Button, Group, Table } from '@mantine/core';
import { useState } from 'react';
import type { Pricing } from '#contract/applications/applications.ts';
import { newestPrices } from '#contract/applications/land-prices.ts';
import { isLocked } from '#contract/applications/locks.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { bahtOf, type Satang, satang, satangOf } from '#contract/money.ts';
import { LARGEST_PRICE } from '#contract/products/calculator.ts';
import { CallError } from '../../api/call.ts';
import { formatAmount, formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { useFirstError } from '../../ui/use-first-error.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { NumberEntry, useNumberWords } from '../resource/number-entry.tsx';
import { useOwnSaveKey } from '../resource/use-save-key.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { ClashNotice, useExplainClash } from './clash-notice.tsx';
import styles from './record.module.css';
import { Section } from './section.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { useCaseTexts } from './texts.ts';
import { type Change, useNotifyFailure } from './use-case.ts';
import { useMergedValues } from './use-merged-values.ts';

type Props = { record: CaseDetails; change: Change; editable: boolean };

/** The limit as the applicant claimed it, beside the one from the prices that staff checked. */
export function PricingSection({ record, change, editable }: Props) {
  const texts = useCaseTexts().pricing;
  const { claimed, checked } = record;
  const [form, setForm] = useState<'none' | 'open' | 'left'>('none');
  const checking = form === 'open';
  if (!claimed && !checked && !editable) return null;
  const rows = [
    [texts.government, (pricing: Pricing) => shown(pricing.governmentPrice)],
    [texts.governmentPercent, (pricing: Pricing) => `${formatNumber(pricing.governmentPercent)}%`],
    [texts.market, (pricing: Pricing) => shown(pricing.marketPrice)],
    [texts.marketPercent, (pricing: Pricing) => `${formatNumber(pricing.marketPercent)}%`],
    [
      texts.limit,
      (pricing: Pricing) => (pricing.limit === null ? texts.noLimit : shown(pricing.limit)),
    ],
  ] as const;
  return (
    <Section
      title={texts.title}
      actions={
        editable &&
        !checking && (
          <Button
            variant="default"
            size="compact-md"
            // Where the form was left, with whoever works it by the keyboard.
            autoFocus={form === 'left'}
            onClick={() => setForm('open')}
          >
            {checked ? texts.checkAgain : texts.check}
          </Button>
        )
      }
    >
      {checking && <CheckForm record={record} change={change} onClose={() => setForm('left')} />}
      {claimed || checked ? (
        <div className={styles.scroll}>
          <Table verticalSpacing={4} horizontalSpacing={6} className={styles.prices}>
            <Table.Thead>
              <Table.Tr>
                <Table.Td />
                <Table.Th scope="col">
                  <Prose>{texts.claimed}</Prose>
                </Table.Th>
                <Table.Th scope="col">{texts.checked}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(([label, read]) => (
                <Table.Tr key={label}>
                  <Table.Th scope="row">{label}</Table.Th>
                  <Table.Td>{claimed ? read(claimed) : '–'}</Table.Td>
                  <Table.Td>{checked ? read(checked) : '–'}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      ) : (
        !checking && (
          <p className={styles.muted}>
            <Prose>{texts.none}</Prose>
          </p>
        )
      )}
    </Section>
  );
}

function shown(price: Satang): string {
  return formatAmount(bahtOf(price));
}

/** In baht: land that is worth nothing bears no loan. */
const PRICE = { decimals: 2, least: 0.01, most: bahtOf(satang(LARGEST_PRICE)) };

type Typed = Record<'government' | 'market', number | string | null>;

function typedOf(record: CaseDetails): Typed {
  const known = newestPrices(record);
  return {
    government: known ? bahtOf(known.governmentPrice) : null,
    market: known ? bahtOf(known.marketPrice) : null,
  };
}

type FormProps = { record: CaseDetails; change: Change; onClose: () => void };

function CheckForm({ record, change, onClose }: FormProps) {
  const applicationRecord = useCaseTexts();
  const { resource } = useOfficeTexts();
  const texts = applicationRecord.pricing;
  const notifyFailure = useNotifyFailure();
  const explain = useNumberWords();
  const explainClash = useExplainClash();
  const saved = { version: record.version, values: typedOf(record) };
  const editing = useMergedValues(saved, change.isPending);
  const { values: prices, setValues: setPrices } = editing;
  const [form, focusFirstError] = useFirstError();
  const { askFirst } = useUnsavedGuard(editing.dirty);
  const [asking, setAsking] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const labels = { government: texts.governmentField, market: texts.marketField };
  const clashes = editing.clashes.map(({ name, theirs }) =>
    explainClash(labels[name], typeof theirs === 'number' ? formatNumber(theirs) : ''),
  );
  const field = (name: keyof typeof prices) => (
    <NumberEntry
      {...PRICE}
      label={labels[name]}
      value={prices[name]}
      error={problems[name]}
      onChange={(typed) => {
        setPrices({ ...prices, [name]: typed });
        setProblems({});
      }}
    />
  );

  function onLocked(error: Error) {
    if (error instanceof CallError && error.reason === 'locked_proposal') setAsking(true);
    else notifyFailure(error);
  }

  function save(takeBack?: string) {
    // Ctrl+S passes the button by, which is busy: once sent is enough.
    if (change.isPending) return;
    const { government, market } = prices;
    const wrong = Object.entries(prices).flatMap(([name, price]) => {
      const problem = price === null ? resource.required : explain(price, PRICE);
      return problem ? [[name, problem] as const] : [];
    });
    setProblems(Object.fromEntries(wrong));
    focusFirstError();
    if (typeof government !== 'number' || typeof market !== 'number' || wrong.length > 0) return;
    change.mutate(
      () =>
        callAsUser('application/check', {
          id: record.id,
          version: editing.version,
          governmentPrice: satangOf(government),
          marketPrice: satangOf(market),
          ...(takeBack && { takeBack }),
        }),
      { onSuccess: onClose, onError: isLocked(record.status) ? onLocked : notifyFailure },
    );
  }

  useOwnSaveKey(form, () => form.current?.requestSubmit());

  return (
    <form
      ref={form}
      noValidate
      data-saves-itself
      className={styles.check}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {field('government')}
      {field('market')}
      <ClashNotice clashes={clashes} />
      <Group gap="xs">
        <Button type="submit" loading={change.isPending}>
          {texts.save}
        </Button>
        <Button variant="default" onClick={() => askFirst(onClose)}>
          {resource.cancel}
        </Button>
      </Group>
      {asking && (
        <TakeBackDialog
          busy={change.isPending}
          problem={clashes.join(' ')}
          onConfirm={(reason) => save(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
