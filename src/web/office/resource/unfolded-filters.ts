import { createContext } from 'react';

/** Whether all filters of a list were asked for, where they do not stand there anyway. */
export const UnfoldedFilters = createContext(false);
