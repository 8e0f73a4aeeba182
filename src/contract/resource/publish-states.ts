import { z } from 'zod';
import type { Visibility } from './visibility.ts';

/** Narrows a list to records of which a text is still to be written in English, or to the others. */
export const EnglishTexts = z.enum(['missing', 'complete']);

/**
 * Narrows a list to how things stand with visitors now; `changed`: to what has changes that wait to
 * be published, however it stands.
 */
export const PublishState = z.enum([
  ...(['draft', 'scheduled', 'visible', 'ended'] satisfies Visibility[]),
  'changed',
]);
export type PublishState = z.infer<typeof PublishState>;
