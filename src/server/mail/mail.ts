type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try to send the same mail. */
  messageId?: string;
  /** What calendars make of it, attached. */
  icalEvent?: { method: string; filename: string; content: string };
  /** Besides those that every mail has. */
  headers?: Record<string, string>;
};

/** What the mail server said; or the file that it was written to, where there is no server. */
export type Sent = { state: 'sent' | 'written'; answer: string };

export type Mailer = {
  /** Sends one mail and answers what became of it, or throws. */
  send(mail: Mail): Promise<Sent>;
  /** Where mails go instead, for the greeting at the start; nothing to say where they are sent. */
  notice: string | undefined;
};

/** What letters are sent with; their links lead to the origin. */
export type MailParts = { mailer: Mailer; publicOrigin: string };
