import type { ListControl } from './use-list-state.ts';

/** Until another order is asked for, the newest stand first. */
export function newestFirst(control: ListControl, by: string): ListControl {
  if (control.state.sort) return control;
  return { ...control, state: { ...control.state, sort: by, descending: true } };
}
