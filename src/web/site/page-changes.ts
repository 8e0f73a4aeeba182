/**
 * The browser draws one page into the next. Where that is cut short, by another link or because
 * nobody looks, nothing is lost and there is nothing to report.
 */
export function allowCutPageChanges(): void {
  for (const moment of ['pageswap', 'pagereveal'] as const)
    addEventListener(moment, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => undefined);
      viewTransition?.finished.catch(() => undefined);
    });
}
