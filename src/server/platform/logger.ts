import { type DestinationStream, pino } from 'pino';

export type Logger = pino.Logger;

/**
 * Only these fields ever reach the log. Whatever else is handed to it, by us or by a library,
 * is dropped, so no password, token or personal field can appear by accident.
 */
const LOGGED_FIELDS = new Set([
  'err',
  'requestId',
  'method',
  'route',
  'status',
  'milliseconds',
  'task',
  'jobId',
  'attempt',
  'signal',
  // Numbers of rows.
  'record',
  // Counts of the sweep.
  'files',
  'orphans',
  'removed',
  // Counts of what was refused.
  'calls',
]);

/** Lines are written many at once: one by one they are a tenth of the cost of a short call. */
const GATHERED = { sync: false, minLength: 16_000, periodicFlush: 500 };

export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: keepKnownFields },
      serializers: { err: describeError },
      hooks: { logMethod: keepMessagesOurs },
    },
    destination ?? pino.destination(GATHERED),
  );
}

function keepKnownFields(fields: Record<string, unknown>): Record<string, unknown> {
  const known: Record<string, unknown> = {};
  for (const name in fields) if (LOGGED_FIELDS.has(name)) known[name] = fields[name];
  return known;
}

/** An error logged without a sentence of ours would be logged by its own message. */
function keepMessagesOurs(this: Logger, args: Parameters<pino.LogFn>, method: pino.LogFn): void {
  const [fields, message = 'something failed', ...rest] = args as [unknown, string?, ...unknown[]];
  if (typeof fields === 'string') method.apply(this, args);
  else method.call(this, fields instanceof Error ? { err: fields } : fields, message, ...rest);
}

/** Messages of errors quote input (a JSON fragment, a refused value): type, code and place do not. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, reason } = error as Error & Record<string, unknown>;
  // A stack begins with the message, whose lines may look like places.
  const places = error.stack?.replace(error.message, '');
  return {
    type: error.name,
    code,
    constraint,
    reason,
    at: places?.match(/^ {4}at .*$/gm)?.slice(0, 12),
    cause: error.cause ? describeError(error.cause) : undefined,
  };
}

/** The same in a word or two, for where errors are kept as text. */
export function nameError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as Error & { code?: unknown };
  const name = code === undefined ? error.name : `${error.name} ${code}`;
  return error.cause instanceof Error ? `${name} (${nameError(error.cause)})` : name;
}
