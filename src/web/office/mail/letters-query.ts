import type { MailTemplate } from '#contract/mail/mail.ts';
import { callAsUser } from '../session/session.ts';

export const LETTERS_KEY = ['mail', 'templates'];

export async function readLetters(): Promise<MailTemplate[]> {
  return (await callAsUser('mail/templates', {})).data;
}
