import { factsOf, type Section, WINDOWS, type Window } from '#contract/rights/permissions.ts';

export function windowsOf(section: Section): Window[] {
  return WINDOWS.filter((window) => factsOf(window).section === section);
}
