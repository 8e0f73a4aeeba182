type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Besides those that every mail has. */
  headers?: Record<string, string>;
};

/** Sends one mail, or throws: the job that sends it is then tried again later. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Where mails go instead, for the greeting at the start; nothing to say where they are sent. */
  notice: string | undefined;
};

/** What letters are sent with; their links lead to the origin. */
export type MailParts = { mailer: Mailer; publicOrigin: string };
