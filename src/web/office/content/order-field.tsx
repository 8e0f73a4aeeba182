import { NumberField } from '../resource/number-field.tsx';
import { useOfficeTexts } from '../texts.ts';

/** Where something stands among its like on the site. */
export function OrderField({ hint }: { hint?: string }) {
  const texts = useOfficeTexts().content.order;
  return (
    <NumberField
      name="position"
      label={texts.title}
      description={hint ?? texts.hint}
      required
      min={0}
      max={100_000}
    />
  );
}
