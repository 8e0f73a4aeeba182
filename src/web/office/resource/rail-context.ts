import { createContext, type ReactNode } from 'react';

/** What the rail of a record is told by whatever holds the fields. */
export const RailContext = createContext<{
  /** What stands first in it, where it stands beside the fields. */
  first: ReactNode;
  /** What the record was last, below its switches. */
  versions: ReactNode;
  /** Who may not publish has no switch that would. */
  withSwitch: boolean;
}>({ first: null, versions: null, withSwitch: true });
