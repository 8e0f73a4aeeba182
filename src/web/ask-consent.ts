import { askedByPage, readConsent } from './site/consent.ts';
import { showNotice } from './site/notice-state.ts';

/**
 * The first paint waits for this script, so it does one thing: a notice brought by the site script
 * would be the last large thing to appear.
 */
if (!readConsent(document.cookie, askedByPage())) showNotice('asking');
