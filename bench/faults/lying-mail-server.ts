import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

/** `cut`, `babble`, `slow` and `twice` keep the mail; `later` and `refuse` do not. */
export type Manner = 'honest' | 'cut' | 'babble' | 'slow' | 'twice' | 'later' | 'refuse';
export type Received = { to: string; messageId: string; manner: Manner };

const SLOW_MS = 2_000;

/** A mail server that tells the truth or not, as `manner` says for each mail; it notes what it kept. */
export async function startLyingMailServer(manner: () => Manner = () => 'honest') {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    converse(socket, manner(), received).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function converse(socket: Socket, manner: Manner, received: Received[]): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  const mail = { to: '', text: '', isData: false };
  say('220 lying.test');
  for await (const line of createInterface({ input: socket })) {
    if (mail.isData) {
      if (line !== '.') {
        mail.text += `${line}\n`;
        continue;
      }
      mail.isData = false;
      await take(socket, manner, mail, received);
    } else if (/^(EHLO|HELO)/i.test(line)) say('250 lying.test');
    else if (/^RCPT TO:/i.test(line)) {
      mail.to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      say(manner === 'later' ? '451 4.3.0 Try again later' : '250 OK');
    } else if (/^DATA/i.test(line)) {
      mail.isData = true;
      say('354 Go on');
    } else if (/^QUIT/i.test(line)) {
      say('221 Bye');
      socket.end();
    } else say('250 OK');
  }
}

async function take(
  socket: Socket,
  manner: Manner,
  { to, text }: { to: string; text: string },
  received: Received[],
): Promise<void> {
  if (manner === 'refuse') {
    socket.write('554 5.6.0 Not this one\r\n');
    return;
  }
  const messageId = /^Message-ID:\s*(\S+)/im.exec(text)?.[1] ?? '';
  received.push({ to, messageId, manner });
  if (manner === 'cut') socket.destroy();
  else if (manner === 'babble') socket.write('well, you see, it is like this\r\n');
  else {
    if (manner === 'slow') await delay(SLOW_MS);
    socket.write('250 2.0.0 Taken\r\n');
    if (manner === 'twice') socket.write('250 2.0.0 Taken again\r\n');
  }
}

/** Who got a mail more than once. */
export function findDoubled(received: readonly Received[]): string[] {
  const times = Map.groupBy(received, ({ messageId }) => messageId);
  return [...times.values()]
    .filter((mails) => mails.length > 1)
    .map(
      (mails) =>
        `${mails[0]?.to} got a mail ${mails.length} times (${mails.map((mail) => mail.manner).join(', ')})`,
    );
}
