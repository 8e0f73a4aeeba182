import { z } from 'zod';

/** Made once: making a schema costs far more than asking it. */
const EMAIL = z.email();

/** What is taken in, whatever a form has said before. */
export function isAcceptedEmail(text: string): boolean {
  return EMAIL.safeParse(text).success;
}
