import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createAsking, formatStatuses } from './asking.ts';
import { openHouse } from './house.ts';
import type { Fault } from './outcome.ts';
import { signInForGood } from './signing-in.ts';

const OF_EACH = 40;
const CALLS = 200;
const LONGEST_MS = 3_000;
/** Bodies have ten seconds without progress, files twenty. */
const ENDED_WITHIN_MS = 45_000;

/** People whose lines are slow, or who mean it: everybody else is answered, and they are ended. */
export const slowClients: Fault = async ({ stage }) => {
  const house = await openHouse(stage, { name: 'slow', database: 'embedded' });
  const { port, hostname } = new URL(house.origin);
  const asking = createAsking(house.origin);
  const token = await signInForGood(asking);
  const sockets: Socket[] = [];
  let ended = 0;
  const open = (sent: string) => {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      ended += 1;
    });
    socket.write(sent);
    return socket;
  };
  const from = (at: number) => `host: x\r\nx-forwarded-for: 10.9.${at}.1\r\n`;
  const upload = `/api/register/upload?draftId=${randomUUID()}&uploadTypeId=${house.offers.photoTypeId}`;
  const kinds: Array<(at: number) => Socket> = [
    (at) =>
      open(
        `POST /api/subscribe/send HTTP/1.1\r\n${from(at)}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{"name`,
      ),
    (at) =>
      open(
        `POST ${upload} HTTP/1.1\r\n${from(at)}content-type: application/octet-stream\r\ncontent-length: 5000000\r\n\r\n%PDF-1.7`,
      ),
    (at) => open(`GET / HTTP/1.1\r\n${from(at)}x-a: `),
    (at) => open(`GET / HTTP/1.1\r\n${from(at)}\r\n`.repeat(50)).pause(),
  ];
  for (let at = 0; at < OF_EACH; at += 1) for (const begin of kinds) begin(at);
  // A letter now and then, which is no progress.
  const dripping = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('a');
  }, 1_000);
  await delay(1_000);
  asking.restart();
  for (let asked = 0; asked < CALLS / 4; asked += 1)
    await Promise.all([
      asking.page('/'),
      asking.call('visit_count/addVisitCountMySQL', {}),
      asking.call('register/findPlaces', { text: '10200' }),
      asking.call('receiveChannel/list', {}, token),
    ]);
  const [longest, answers] = [asking.longest(), formatStatuses(asking.statuses)];
  const refused = [...asking.statuses].filter(([status]) => status !== 200);
  for (let waited = 0; waited < ENDED_WITHIN_MS && ended < OF_EACH * 2; waited += 250)
    await delay(250);
  clearInterval(dripping);
  const stalledEnded = ended;
  for (const socket of sockets) socket.destroy();
  return [
    {
      name: 'slow clients',
      count: `${sockets.length} of ${kinds.length} kinds, beside them ${CALLS} calls`,
      outcome: `${answers}, longest ${(longest / 1_000).toFixed(1)} s; ${stalledEnded} slow ones ended`,
      broken: [
        ...asking.problems,
        ...refused.map(([status, count]) => `${count} calls were answered ${status}`),
        ...(longest > LONGEST_MS ? [`an answer took ${Math.round(longest)} ms`] : []),
        ...(stalledEnded < OF_EACH * 2
          ? [`only ${stalledEnded} of the bodies that stall were ended`]
          : []),
      ],
    },
  ];
};
