import { z } from 'zod';
import type { Visibility } from './visibility.ts';

/** Narrows a list to how things stand with visitors now. */
export const PublishState = z.enum([
  'draft',
  'scheduled',
  'visible',
  'ended',
] satisfies Visibility[]);
