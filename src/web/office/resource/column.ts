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
  /** On a card of a phone, which has no heads, its title stands before it. */
  named?: boolean;
  /** Its beginning says enough, where rows are one line. */
  narrow?: boolean;
  /** Only where there is room for it. */
  wide?: boolean;
  /** Not shown until chosen. */
  hidden?: boolean;
};
