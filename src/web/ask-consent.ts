import { askedByPage, readConsent } from './site/consent.ts';
import { showNotice } from './site/notice-state.ts';
import { allowCutPageChanges } from './site/page-changes.ts';

/**
 * The first paint waits for this script, so it does little: a notice brought by the site script would
 * be the last large thing to appear, and the change from the page before is drawn with the first paint.
 */
allowCutPageChanges();
if (!readConsent(document.cookie, askedByPage())) showNotice('asking');
