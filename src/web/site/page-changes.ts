/**
 * That this page is drawn out of the one before. It stands in the page itself: said in a style sheet,
 * it comes too late where that arrives after the page, and the browser reports a change that it cut
 * before anything could look after it.
 */
export const DRAW_PAGE_CHANGES =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

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
