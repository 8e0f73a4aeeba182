/**
 * Of the frame around a table: whether the table is wider, so that only then the frame scrolls. A
 * frame that scrolls holds the heads of the columns back, where the page should scroll below them.
 */
export function watchWidth(frame: HTMLElement | null) {
  const table = frame?.firstElementChild;
  if (!frame || !(table instanceof HTMLElement)) return undefined;
  const observer = new ResizeObserver(() =>
    frame.toggleAttribute('data-wide', table.offsetWidth > frame.clientWidth + 1),
  );
  observer.observe(frame);
  observer.observe(table);
  return () => observer.disconnect();
}
