import { Checkbox } from '@mantine/core';
import { NewsPreview, type PlannedNews } from './news-preview.tsx';

type Props = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  id: number;
  planned: PlannedNews | undefined;
};

/** Whether the applicant is told, and what they will read. */
export function TellField({ label, checked, onChange, id, planned }: Props) {
  return (
    <div>
      <Checkbox
        label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {checked && <NewsPreview id={id} planned={planned} />}
    </div>
  );
}
