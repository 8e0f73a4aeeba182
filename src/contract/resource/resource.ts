import { z } from 'zod';
import { type Call, defineCall, defineLazyCall, once } from '#contract/call.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import { findable } from '#contract/text.ts';
import { type MaintainedName, RESOURCE_WINDOWS } from './windows.ts';

/** Where a page of a list begins or ends; only the server reads what is in it. */
const Cursor = z.string().max(5_000);

/** What every maintained row carries besides its own fields. */
export const RowFacts = z.object({
  id: z.int(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
  /** Set while the row lies in the bin. */
  deletedAt: z.iso.datetime().nullable(),
});
export type RowFacts = z.infer<typeof RowFacts>;

/** And what a list says of it besides: whether changes of it wait to be published. */
const ListMarks = { changesWait: z.boolean().optional() };

export const MOST_ROWS = 100;
/** A record with a long text in every language. */
const MOST_BYTES = 2_100_000;

/** A page of a list: keyset, so that the last page costs what the first does. */
export function listInput<Sort extends string, Filters extends z.ZodRawShape>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Filters,
) {
  return z.object({
    search: z.string().overwrite(findable).trim().max(100).default(''),
    sort: z.enum(sorts).default(sorts[0]),
    descending: z.boolean().default(false),
    /** Names stand in the order of this one. */
    language: z.enum(PICKER_LANGUAGES).default('th'),
    after: Cursor.optional(),
    before: Cursor.optional(),
    size: z.int().min(1).max(MOST_ROWS).default(25),
    bin: z.boolean().default(false),
    filters: z.strictObject(filters).partial().optional(),
  });
}

export function listOutput<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.object({
      rows: z.array(row),
      /** Cursors of the pages beside this one; null at either end. */
      next: Cursor.nullable(),
      previous: Cursor.nullable(),
      total: z.int(),
      /** There are more than `total`. */
      uncounted: z.boolean(),
      /** Too many were found for the order asked for: they come in the list’s first one. */
      unsorted: z.boolean().optional(),
      /** Stored rows of this page that do not keep their contract, by number and field. */
      broken: z.array(z.object({ id: z.int(), field: z.string() })).optional(),
    }),
  });
}

const One = z.object({ id: z.int().positive() });
/** The unpublished changes that this publishes, by their version: they are gone with it. */
const PublishedRevision = z.int().positive().optional();
const Chosen = z.object({ ids: z.array(z.int().positive()).min(1).max(1_000) });
/** What of the chosen went there: some may lie in the bin, or be back, already by somebody else’s hand. */
const Moved = z.object({ data: z.object({ ids: z.array(z.int()) }) });

/** A maintained kind of thing: what is written, what is read, how lists are sorted and filtered. */
type Resource<
  Name extends MaintainedName,
  Input extends z.ZodRawShape,
  Row extends z.ZodRawShape,
  Sort extends string,
  Filters extends z.ZodRawShape,
> = {
  /** The first part of its calls' paths. */
  name: Name;
  input: z.ZodObject<Input>;
  row: z.ZodObject<Row>;
  sorts: readonly [Sort, ...Sort[]];
  filters: Filters;
};

/** The calls of a maintained kind of thing, each with the permission of its window. */
export function defineResource<
  Name extends MaintainedName,
  Input extends z.ZodRawShape,
  Row extends z.ZodRawShape,
  Sort extends string,
  Filters extends z.ZodRawShape,
>({ name, input, row, sorts, filters }: Resource<Name, Input, Row, Sort, Filters>) {
  const whole = once(() => RowFacts.extend(row.shape));
  const answer = once(() => z.object({ data: whole() }));
  const may = (action: string) => `${RESOURCE_WINDOWS[name]}.${action}` as Permission;
  return {
    [`${name}/list`]: defineLazyCall({
      access: may('view'),
      summary: `A page of ${name}.`,
      input: () => listInput(sorts, filters),
      output: () => listOutput(whole().extend(ListMarks)),
    }),
    [`${name}/read`]: defineLazyCall({
      access: may('view'),
      summary: `One of ${name}, also from the bin.`,
      input: () => One,
      output: answer,
    }),
    [`${name}/add`]: defineLazyCall({
      access: may('add'),
      mostBytes: MOST_BYTES,
      summary: `Adds one to ${name}.`,
      input: () => input,
      output: answer,
    }),
    [`${name}/save`]: defineLazyCall({
      access: may('edit'),
      mostBytes: MOST_BYTES,
      summary: `Changes one of ${name}; a version that is not the newest is a conflict.`,
      input: () =>
        One.extend({ version: z.int().positive(), values: input, revision: PublishedRevision }),
      output: answer,
    }),
    [`${name}/delete`]: defineCall({
      access: may('delete'),
      summary: `Moves some of ${name} to the bin; all of them or none. Answers which were not there yet.`,
      input: Chosen,
      output: Moved,
    }),
    [`${name}/restore`]: defineCall({
      access: may('delete'),
      summary: `Brings some of ${name} back from the bin. Answers which still lay there.`,
      input: Chosen,
      output: Moved,
    }),
  } as ResourceCalls<Name, Input, ReturnType<typeof whole>, Sort, Filters>;
}

type CallOf<Input extends z.ZodType, Output extends z.ZodObject<{ data: z.ZodType }>> = Call<
  Input,
  Output,
  Permission
>;
type Answer<Row extends z.ZodType> = z.ZodObject<{ data: Row }>;

type ResourceCalls<
  Name extends MaintainedName,
  Input extends z.ZodRawShape,
  Row extends z.ZodType,
  Sort extends string,
  Filters extends z.ZodRawShape,
> = {
  [P in `${Name}/list`]: CallOf<
    ReturnType<typeof listInput<Sort, Filters>>,
    ReturnType<typeof listOutput<Row>>
  >;
} & { [P in `${Name}/read`]: CallOf<z.ZodObject<{ id: z.ZodInt }>, Answer<Row>> } & {
  [P in `${Name}/add`]: CallOf<z.ZodObject<Input>, Answer<Row>>;
} & {
  [P in `${Name}/save`]: CallOf<
    z.ZodObject<{
      id: z.ZodInt;
      version: z.ZodInt;
      values: z.ZodObject<Input>;
      revision: typeof PublishedRevision;
    }>,
    Answer<Row>
  >;
} & {
  [P in `${Name}/delete`]: CallOf<typeof Chosen, typeof Moved>;
} & { [P in `${Name}/restore`]: CallOf<typeof Chosen, typeof Moved> };
