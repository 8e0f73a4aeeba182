import { Socket } from 'node:net';
import pg from 'pg';

/** What a database says that keeps its connections and answers none of them. */
class DatabaseSilent extends Error {
  readonly code = '08006';
}

export type Lines = {
  /** Ends every connection now, the ones in use too, and refuses new ones until `mend`. */
  sever(): void;
  mend(): void;
  /** Notes how much was heard so far; the answer says whether anything was heard since. */
  listen(): () => boolean;
};

/** A database that does not take note of a farewell is left without one. */
const FAREWELL_MS = 2_000;

/**
 * What is lost while somebody holds it makes room for another, also where nobody gives it back: a
 * transaction whose very beginning fails is forgotten by drizzle, and with it its place in the pool.
 */
class RegainingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(
    callback?: Parameters<pg.Pool['connect']>[0],
  ): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(regainable);
    super.connect(callback);
    return undefined;
  }
}

function regainable(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release;
  let held = true;
  const release: typeof giveBack = (problem) => {
    if (!held) return;
    held = false;
    client.off('end', lose);
    giveBack(problem);
  };
  const lose = () => release(true);
  client.once('end', lose);
  client.release = release;
  return client;
}

/**
 * A pool whose connections can be ended from outside. A frozen database neither answers nor ends
 * them, and what waits for one would wait as long; ended, it fails as with a database that is gone.
 */
export function createSeverablePool(options: pg.PoolConfig) {
  const sockets = new Set<Socket>();
  let severed = false;
  const end = (socket: Socket) => socket.destroy(new DatabaseSilent('The database is silent.'));

  const pool = new RegainingPool({
    ...options,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // Not even dialled: the places in line before a silent server are few.
      if (severed) {
        socket.connect = () => {
          setImmediate(end, socket);
          return socket;
        };
      }
      return socket;
    },
  });

  const lines: Lines = {
    sever() {
      severed = true;
      for (const socket of sockets) end(socket);
    },
    mend() {
      severed = false;
    },
    listen() {
      const heard = new Map([...sockets].map((socket) => [socket, socket.bytesRead]));
      return () => [...sockets].some((socket) => socket.bytesRead > (heard.get(socket) ?? 0));
    },
  };

  /** The pool itself only says its farewells: who ends the database then ends connections. */
  async function close(): Promise<void> {
    await pool.end();
    const late = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, FAREWELL_MS);
    await Promise.all(
      [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve))),
    );
    clearTimeout(late);
  }
  return { pool, lines, close };
}
