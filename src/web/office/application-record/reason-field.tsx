import { Textarea } from '@mantine/core';
import { CASE_LIMITS } from '#contract/cases/case-limits.ts';

type Props = {
  label: string;
  description: string;
  value: string;
  onChange: (reason: string) => void;
};

/** Why something is refused or taken back: the first that such a dialog asks for. */
export function ReasonField({ label, description, value, onChange }: Props) {
  return (
    <Textarea
      label={label}
      description={description}
      withAsterisk
      data-autofocus
      autosize
      minRows={2}
      maxLength={CASE_LIMITS.remark}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
