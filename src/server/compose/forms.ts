import { invalidInput } from '#contract/envelope.ts';
import { AppError, type FieldErrors, type Reason } from '#contract/errors.ts';
import { ContactMessage } from '#contract/messages/messages.ts';
import { findSubscription, followLink } from '#server/messages/newsletter.ts';
import { type SendParts, sendMessage } from '#server/messages/send.ts';
import { findSmsStop, stopSms } from '#server/sms/stop-link.ts';

/** An error would lose its class on the way into the web part, so a refusal is a value here. */
type Sent = { reference: string } | { reason: Reason; fields: FieldErrors };

/** What the actions of pages do for visitors whose browsers run no scripts. */
export function createForms(parts: SendParts) {
  return {
    sendMessage: async (input: object, address: string): Promise<Sent> => {
      try {
        const message = ContactMessage.safeParse(input, { reportInput: true });
        if (!message.success) throw invalidInput(message.error);
        return { reference: await sendMessage(parts, message.data, address) };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { reason: error.reason, fields: error.fields ?? {} };
      }
    },
    findSubscription: (token: string) => findSubscription(parts.db, token),
    followLink: (token: string, address: string) => followLink(parts.db, token, address),
    findSmsStop: (token: string) => findSmsStop(parts.db, parts.sealing, token),
    stopSms: (token: string, address: string) => stopSms(parts.db, parts.sealing, token, address),
  };
}

export type Forms = ReturnType<typeof createForms>;
