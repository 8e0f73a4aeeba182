/** In session storage, which outlives the page and not the tab. */
const PASS = 'status-pass';

/** What the server gave who knew both numbers; it ends within minutes. */
export type Pass = { token: string; reference: string };

/** For the way back from a document. */
export function leavePass({ token, reference }: Pass): void {
  try {
    sessionStorage.setItem(PASS, JSON.stringify({ token, reference }));
  } catch {}
}

export function dropPass(): void {
  try {
    sessionStorage.removeItem(PASS);
  } catch {}
}

/** The one that was left, unless the address asks for another application. It serves once. */
export function takePass(asked: string): Pass | undefined {
  const pass = readPass();
  dropPass();
  return pass && (asked === '' || asked === pass.reference) ? pass : undefined;
}

function readPass(): Pass | undefined {
  try {
    const text = sessionStorage.getItem(PASS);
    return text === null ? undefined : (JSON.parse(text) as Pass);
  } catch {
    return undefined;
  }
}
