import { z } from 'zod';
import { MAIL_LANGUAGES } from '#contract/mail/mail.ts';

/** What an applicant would be told, each by its way; nothing where no way leads to them. */
export const NewsPreview = z.object({
  language: z.enum(MAIL_LANGUAGES),
  messages: z.array(
    z.object({
      channel: z.enum(['mail', 'sms', 'line']),
      /** Of a mail. */
      subject: z.string(),
      text: z.string(),
    }),
  ),
});
export type NewsPreview = z.infer<typeof NewsPreview>;
