import { withPatience } from '../../site/patience.ts';

/** Fetched where files can be chosen: a form opens without. */
export const loadSending = () => withPatience(import('./send-file.ts'));

/** What sends it did not arrive itself. */
export const LOST = { kind: 'failed', code: 'network', again: true } as const;
