import { Radio, Select, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MoveNeed } from '#contract/applications/states.ts';
import { CASE_LIMITS } from '#contract/cases/case-limits.ts';
import type { CaseResource } from '#contract/cases/case-shapes.ts';
import { localize } from '#contract/localize.ts';
import { formatBaht } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { choicesQuery } from '../applications/case-queries.ts';
import { NumberEntry } from '../resource/number-entry.tsx';
import { useOfficeTexts } from '../texts.ts';
import { isBeyond, type MoveValues } from './move-values.ts';
import styles from './record.module.css';
import { useCaseTexts } from './texts.ts';

type Props = {
  needs: readonly MoveNeed[];
  values: MoveValues;
  resource: CaseResource;
  /** In baht: more than that is nobody’s proposal. */
  proposed?: number | undefined;
  /** What the amount is measured against. */
  belowAmount?: ReactNode;
  /** What the applicant will be told. */
  belowSend?: ReactNode;
  onChange: (values: MoveValues) => void;
};

/** What a move asks for, and whether the applicant is told. */
export function MoveFields(props: Props) {
  const { needs, values, resource, proposed, belowAmount, belowSend, onChange } = props;
  const own = useCaseTexts();
  const { applications: texts } = useOfficeTexts();
  const language = useLanguage();
  const set = (changes: Partial<MoveValues>) => onChange({ ...values, ...changes });
  return (
    <Stack gap="md">
      {needs.includes('amount') && (
        <NumberEntry
          label={own.move.amount}
          description={proposed !== undefined && own.move.proposed(formatBaht(proposed, language))}
          error={isBeyond(values, proposed) && own.move.tooMuch}
          withAsterisk
          data-autofocus
          least={1}
          most={CASE_LIMITS.amount}
          value={values.amount}
          onChange={(amount) => set({ amount })}
        />
      )}
      {needs.includes('amount') && belowAmount}
      {needs.includes('rejectReason') && (
        <ReasonField resource={resource} values={values} onChange={set} />
      )}
      <Textarea
        label={own.move.remark}
        description={own.move.remarkHint}
        withAsterisk={needs.includes('remark')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={CASE_LIMITS.remark}
        value={values.remark}
        onChange={(event) => set({ remark: event.currentTarget.value })}
      />
      <Radio.Group
        label={texts.send.label}
        withAsterisk
        value={values.sendMessage === undefined ? '' : String(values.sendMessage)}
        onChange={(chosen) => set({ sendMessage: chosen === 'true' })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="true" label={texts.send.yes} />
          <Radio value="false" label={texts.send.no} />
        </Stack>
      </Radio.Group>
      {values.sendMessage && belowSend}
    </Stack>
  );
}

type ReasonProps = Pick<Props, 'resource' | 'values'> & {
  onChange: (changes: Partial<MoveValues>) => void;
};

/** Why not, as staff call it, with what the applicant will read. */
function ReasonField({ resource, values, onChange }: ReasonProps) {
  const texts = useCaseTexts().move;
  const language = useLanguage();
  const { data: choices } = useQuery(choicesQuery(resource));
  const reasons = choices?.rejectReasons.filter(({ active }) => active) ?? [];
  const chosen = reasons.find(({ id }) => id === values.rejectReasonId);
  return (
    <div>
      <Select
        label={texts.reason}
        withAsterisk
        data-autofocus
        searchable
        data={reasons.map(({ id, internalName }) => ({ value: String(id), label: internalName }))}
        value={chosen ? String(chosen.id) : null}
        onChange={(id) => onChange({ rejectReasonId: id === null ? undefined : Number(id) })}
      />
      {chosen && (
        <figure className={styles.wording}>
          <figcaption>{texts.wording}</figcaption>
          <blockquote>
            <strong>{localize(chosen.name, language)}</strong>
            {localize(chosen.detail, language) && (
              <p>
                <Prose>{localize(chosen.detail, language)}</Prose>
              </p>
            )}
          </blockquote>
        </figure>
      )}
    </div>
  );
}
