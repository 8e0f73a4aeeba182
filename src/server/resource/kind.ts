import type { CallPath, OutputOf, ParsedInputOf } from '#contract/calls.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import type { MaintainedName } from '#contract/resource/windows.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { type AnyKind, type Maintained, maintain } from './routes.ts';

type Operation = 'list' | 'read' | 'add' | 'save' | 'delete' | 'restore';
type PathOf<Name extends MaintainedName, Which extends Operation> = Extract<
  CallPath,
  `${Name}/${Which}`
>;

/** What is written of a kind of thing, and what is read, as its contract says. */
export type InputOfKind<Name extends MaintainedName> = ParsedInputOf<PathOf<Name, 'add'>>;
export type RowOfKind<Name extends MaintainedName> = Omit<
  DataOf<OutputOf<PathOf<Name, 'read'>>>,
  keyof RowFacts
>;
type DataOf<Output> = Output extends { data: infer Data } ? Data : never;
type FiltersOf<Input> = Input extends { filters?: infer Filters } ? NonNullable<Filters> : never;

/** How a kind of thing of the contract is kept and found. */
export type KindOf<Name extends MaintainedName> = Maintained<
  InputOfKind<Name>,
  RowOfKind<Name>,
  FiltersOf<ParsedInputOf<PathOf<Name, 'list'>>>
> & { resource: Name };

/** The handlers of the six calls of a kind of thing. */
export function resourceRoutes<Name extends MaintainedName>(
  db: Db,
  kind: KindOf<Name>,
): Handlers<PathOf<Name, Operation>> {
  const operations = maintain(db, anyKind(kind));
  return Object.fromEntries(
    Object.entries(operations).map(([operation, handle]) => [
      `${kind.resource}/${operation}`,
      handle,
    ]),
  ) as never;
}

/** For what is done with any kind alike; what each takes and gives, its contract has checked. */
export function anyKind<Name extends MaintainedName>(kind: KindOf<Name>): AnyKind {
  return kind as unknown as AnyKind;
}
