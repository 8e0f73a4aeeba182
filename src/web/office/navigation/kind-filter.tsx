import { ChoiceFilter } from '../resource/choice-filter.tsx';
import type { ListControl } from '../resource/use-list-state.ts';

type Props<Kind extends string> = {
  control: ListControl;
  texts: { kind: string; allKinds: string; kinds: Record<Kind, string> };
  kinds: readonly Kind[];
};

/** Narrows a list to what the product brought, or to what staff added. */
export function KindFilter<Kind extends string>({ control, texts, kinds }: Props<Kind>) {
  return (
    <ChoiceFilter
      control={control}
      name="kind"
      label={texts.kind}
      all={texts.allKinds}
      choices={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
    />
  );
}
