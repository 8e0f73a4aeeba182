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

/** The same for the office, in the head of its pages: there no script comes before the first paint. */
export const ALLOW_CUT_PAGE_CHANGES = `;(function(){function cut(e){var t=e.viewTransition;if(t){t.ready.catch(cut);t.finished.catch(cut)}}addEventListener('pageswap',cut);addEventListener('pagereveal',cut)})()`;
