import type { CallPath, InputOf, OutputOf } from '#contract/calls.ts';
import type { FieldErrors, Reason } from '#contract/errors.ts';
import { UNATTENDED_HEADER } from '#contract/sign-in/unattended.ts';

/** A call that was refused, or never got through (`network`). */
export class CallError extends Error {
  readonly reason: Reason | 'network';
  readonly fields: FieldErrors;

  constructor(reason: Reason | 'network', fields: FieldErrors = {}) {
    super(reason);
    this.name = 'CallError';
    this.reason = reason;
    this.fields = fields;
  }
}

/** The browsers' limit is 64 KiB for all that is on its way at once. */
const MOST_KEPT_ALIVE = 60 * 1024;

type Options = { token?: string; keepalive?: boolean; unattended?: boolean };

/** Calls the server: typed by the contract, which is not loaded into the browser. */
export async function call<Path extends CallPath>(
  path: Path,
  input: InputOf<Path>,
  options: Options = {},
): Promise<OutputOf<Path>> {
  const envelope = await post(path, input, options);
  if (envelope?.isSuccess === true) return envelope as OutputOf<Path>;
  throw new CallError(envelope?.reasonText ?? 'network', envelope?.data?.fields);
}

type Envelope = {
  isSuccess: boolean;
  reasonText: Reason;
  data: { fields?: FieldErrors } | null;
};

async function post(
  path: string,
  input: unknown,
  { token, keepalive = false, unattended = false }: Options,
) {
  const body = JSON.stringify(input);
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer-${token}` }),
        ...(unattended && { [UNATTENDED_HEADER]: '1' }),
      },
      body,
      // More than that a browser refuses to keep alive; sent without, it may still get through.
      keepalive: keepalive && new Blob([body]).size <= MOST_KEPT_ALIVE,
    });
    return (await response.json()) as Envelope;
  } catch {
    return undefined;
  }
}
