import type { ReactNode } from 'react';
import type { BulkField } from '#contract/resource/bulk-fields.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import type { Found } from './list-found.tsx';
import type { ResourceName } from './resource.ts';
import type { ListLook } from './use-list-look.ts';
import type { ListControl } from './use-list-state.ts';
import type { Selection } from './use-selection.ts';

/** What the search looks through, and the same in few words. */
export type SearchWords = { hint: string; short: string };

/** What many can be moved to at once, such as another category. */
export type BulkChoice = {
  field: BulkField;
  label: string;
  choices: ReadonlyArray<{ value: number; label: string }>;
};

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
  /** Nothing where there are no rows to look at. */
  look?: ListLook;
  found: Found | undefined;
  nameOf: (row: RowFacts) => string;
  search?: SearchWords;
  /** One of the rows: what such things have. */
  sample?: object | undefined;
  choice?: BulkChoice | undefined;
  bulk?: (selection: Selection) => ReactNode;
};
