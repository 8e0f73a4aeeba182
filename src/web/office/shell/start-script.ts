/**
 * Runs before the scripts of the office have arrived, for when they do not: after a failure, or the
 * specification's 120 seconds, the page says so instead of loading for ever. A change of pages that
 * is cut short (see site/page-changes.ts) is no such failure.
 */
export const START_SCRIPT = `;(function(){function show(){var e=document.getElementById('start-failed');if(e)e.hidden=false}addEventListener('error',function(e){if(e.target!==window)show()},true);addEventListener('unhandledrejection',show);setTimeout(show,120000);function cut(e){var t=e.viewTransition;if(t){t.ready.catch(cut);t.finished.catch(cut)}}addEventListener('pageswap',cut);addEventListener('pagereveal',cut)})()`;
