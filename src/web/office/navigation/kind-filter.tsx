import { Select } from '@mantine/core';
import type { ListControl } from '../resource/use-list-state.ts';

type Props<Kind extends string> = {
  control: ListControl;
  texts: { kind: string; allKinds: string; kinds: Record<Kind, string> };
  kinds: readonly Kind[];
};

/** Narrows a list to what the product brought, or to what staff added. */
export function KindFilter<Kind extends string>({ control, texts, kinds }: Props<Kind>) {
  return (
    <Select
      aria-label={texts.kind}
      placeholder={texts.allKinds}
      clearable
      clearButtonProps={{ 'aria-hidden': false, 'aria-label': texts.allKinds }}
      data={kinds.map((value) => ({ value: value as string, label: texts.kinds[value] }))}
      value={control.state.filters.kind ?? null}
      onChange={(kind) => control.change({ kind: kind ?? undefined })}
      w={190}
    />
  );
}
