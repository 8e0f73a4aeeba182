const LONGEST_MS = 1_000;

/** Done once what is drawn now is on the screen; a tab in the background paints nothing and does not wait. */
export function nextPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST_MS);
  });
}
