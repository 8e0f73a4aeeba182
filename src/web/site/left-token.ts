/** In session storage, which outlives the page and not the tab. */
const LEFT = 'left';

/** Hands the token on to the next page of this tab. */
export function handOn(token: string): void {
  try {
    sessionStorage.setItem(LEFT, token);
  } catch {}
}

/** Whether the page before left one. */
export function hasLeft(): boolean {
  return read() !== null;
}

export function takeLeft(): string | null {
  const token = read();
  try {
    sessionStorage.removeItem(LEFT);
  } catch {}
  return token;
}

/** Browsers may forbid storage, and then even looking at it throws. */
function read(): string | null {
  try {
    return sessionStorage.getItem(LEFT);
  } catch {
    return null;
  }
}
