import type { ReactNode } from 'react';
import type { RowFacts } from '#contract/resource/resource.ts';
import type { Found } from './list-found.tsx';
import type { ResourceName } from './resource.ts';
import type { ListControl } from './use-list-state.ts';
import type { Selection } from './use-selection.ts';

/** What the search looks through, and the same in few words. */
export type SearchWords = { hint: string; short: string };

/** What the tools above a list know of it. */
export type ToolsProps = {
  name: ResourceName;
  texts: { things: string };
  columns: ReadonlyArray<{ key: string; title: string; hidden?: boolean }>;
  control: ListControl;
  may: { add: boolean; delete: boolean };
  tools?: ReactNode;
  filters?: object;
  selection: Selection;
  found: Found | undefined;
  nameOf: (row: RowFacts) => string;
  search?: SearchWords;
  bulk?: (selection: Selection) => ReactNode;
};
