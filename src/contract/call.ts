import { z } from 'zod';
import type { Access } from './rights/permissions.ts';

/**
 * One call of the API: `POST /api/<path>`.
 * `output` is what stands in the envelope beside `isSuccess` and `reasonText`: always `data`,
 * and whatever else the specification places next to it.
 */
export type Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodObject<{ data: z.ZodType }> = z.ZodObject<{ data: z.ZodType }>,
  Granted extends Access = Access,
> = {
  /** Also says by type whether its handler knows who is calling. */
  access: Granted;
  /** May be made by who still has to set up the second factor that their group demands. */
  beforeSecondFactor?: true;
  /** Where a body may be larger than those of other calls. */
  mostBytes?: number;
  /** Answers with a file in place of the envelope; a refusal is an envelope as ever. */
  file?: { type: string; name: string; otherTypes?: readonly string[] };
  summary: string;
  input: Input;
  output: Output;
  /** The body is the bytes of one file (`application/octet-stream`); the input stands in the address. */
  upload?: true;
};

const Nothing = z.object({});

/** A call that names no input takes none. */
export function defineCall<
  Output extends z.ZodObject<{ data: z.ZodType }>,
  Granted extends Access,
  Input extends z.ZodType = typeof Nothing,
>({
  input = Nothing as z.ZodType as Input,
  ...call
}: Omit<Call<Input, Output, Granted>, 'input'> & { input?: Input }): Call<Input, Output, Granted> {
  return { ...call, input };
}

/**
 * A call whose schemas are made when first asked for. Of the hundreds that follow from the maintained
 * kinds of things, a server is asked for few, and each schema takes kilobytes.
 */
export function defineLazyCall<
  Input extends z.ZodType,
  Output extends z.ZodObject<{ data: z.ZodType }>,
  Granted extends Access,
>({
  input,
  output,
  ...call
}: Omit<Call<Input, Output, Granted>, 'input' | 'output'> & {
  input: () => Input;
  output: () => Output;
}): Call<Input, Output, Granted> {
  const made = { input: once(input), output: once(output) };
  return {
    ...call,
    get input() {
      return made.input();
    },
    get output() {
      return made.output();
    },
  };
}

export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What a call that answers with a file hands over, piece by piece. */
export const FileBody = z.object({
  data: z.custom<AsyncIterable<string | Uint8Array>>(),
  /** Where these depend on what was asked for. */
  file: z
    .object({
      type: z.string(),
      name: z.string(),
      /** Of a type that shows and does nothing: it may be shown in place of being saved. */
      inline: z.boolean().optional(),
    })
    .optional(),
  /** How many rows are in it, and about how many bytes: so that progress can be shown. */
  size: z.object({ rows: z.int(), bytes: z.int() }).optional(),
});
export type FileBody = z.infer<typeof FileBody>;
