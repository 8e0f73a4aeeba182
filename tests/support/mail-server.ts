import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Mails = {
  /** The next mail to this address, whenever it comes; each is handed out once. */
  next(address: string): Promise<Email>;
  /** How many have come that nobody has asked for. */
  unread(address: string): number;
  /** Its mailbox is full, until the answer is called. */
  fill(address: string): () => void;
};

/** A real mail server on this machine, which keeps what it is sent. */
export async function startMailServer() {
  const unread = new Map<string, Email[]>();
  const full = new Set<string>();
  const waiting = new Map<string, Array<(mail: Email) => void>>();

  function deliver(address: string, mail: Email): void {
    const reader = waiting.get(address)?.shift();
    if (reader) reader(mail);
    else unread.set(address, [...(unread.get(address) ?? []), mail]);
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!full.has(address)) return done();
      done(Object.assign(new Error('Mailbox full'), { responseCode: 452 }));
    },
    onData(stream, session, done) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          for (const { address } of session.envelope.rcptTo) deliver(address, mail);
          done();
        }, done);
    },
  });
  // A client that hangs up is no failure of the server's.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  const mails: Mails = {
    next(address) {
      const mail = unread.get(address)?.shift();
      if (mail) return Promise.resolve(mail);
      return new Promise((resolve) =>
        waiting.set(address, [...(waiting.get(address) ?? []), resolve]),
      );
    },
    unread: (address) => unread.get(address)?.length ?? 0,
    fill(address) {
      full.add(address);
      return () => full.delete(address);
    },
  };
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, mails, stop };
}
