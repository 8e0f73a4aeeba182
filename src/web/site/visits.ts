import type { CallPath, InputOf } from '#contract/calls.ts';

/** Whether the server took the call. */
export async function tell<Path extends CallPath>(
  path: Path,
  input: InputOf<Path>,
): Promise<boolean> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      // The visitor may already be leaving for the next page.
      keepalive: true,
    });
    const envelope: { isSuccess?: unknown } = await response.json();
    return envelope.isSuccess === true;
  } catch {
    return false;
  }
}
