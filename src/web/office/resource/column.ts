import type { ReactNode } from 'react';

/** A column of a list. */
export type Column<Row> = {
  key: string;
  title: string;
  /** What stands in it; unless told, what the row is called. */
  cell?: (row: Row) => ReactNode;
  /** The list can be sorted by it under this name. */
  sort?: string;
  /** Numbers stand right. */
  numeric?: boolean;
  /** Only where there is room for it. */
  wide?: boolean;
  /** Not shown until chosen. */
  hidden?: boolean;
};
