/** Its message is one sentence that names the cause and the remedy: main prints it without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Errors of the operating system carry a code such as EACCES. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
