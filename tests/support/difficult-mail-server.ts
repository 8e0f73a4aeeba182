import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type Behaviour = {
  /** What it says to a recipient in place of taking the mail. */
  refusal?: { code: number; text: string };
  login?: { user: string; password: string };
  /** Takes the whole mail, and hangs up before it says so. */
  cut?: boolean;
  /** Offers TLS, with a certificate that nobody vouches for. */
  tls?: boolean;
};

/** A real mail server on this machine that makes trouble; it counts what it was asked. */
export async function startDifficultServer({
  refusal,
  login,
  cut = false,
  tls = false,
}: Behaviour = {}) {
  const seen = { recipients: 0, mails: 0, messageIds: [] as string[] };
  const behaviour = { cut, ...(refusal && { refusal }) };
  const sockets = new Set<Socket>();
  const options: SMTPServerOptions = {
    authOptional: !login,
    allowInsecureAuth: true,
    ...(!tls && { disabledCommands: ['STARTTLS'] }),
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.password) done(null, { user: username });
      else done(Object.assign(new Error('Wrong name or password'), { responseCode: 535 }));
    },
    onRcptTo(_address, _session, done) {
      seen.recipients += 1;
      const { refusal: refused } = behaviour;
      if (!refused) return done();
      return done(Object.assign(new Error(refused.text), { responseCode: refused.code }));
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        seen.mails += 1;
        seen.messageIds.push(/^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? '');
        if (!behaviour.cut) return done();
        for (const socket of sockets) socket.destroy();
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  /** Makes no trouble from now on. */
  const behave = () => {
    delete behaviour.refusal;
    behaviour.cut = false;
  };
  return { port, seen, stop, behave };
}

/** Takes connections and never says a word. */
export async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port, stop };
}
