// @ts-check
/**
 * Asks the server of these settings whether it can do its work: ends with 0 where it can, else with 1
 * and a sentence. For health checks of containers and supervisors; it needs no packages.
 */
const ASKED_FOR_MS = 4_000;

// As the server reads them: what is set and empty is missing.
const PORT = process.env.PORT || '3000';
const HOST = process.env.HOST || '127.0.0.1';
const { ROLE } = process.env;

/** Who listens on every address is asked on the own one. */
function ownAddress() {
  if (HOST === '0.0.0.0') return '127.0.0.1';
  if (HOST === '::') return '[::1]';
  return HOST.includes(':') ? `[${HOST}]` : HOST;
}

/** @returns {Promise<{ ok: boolean, says: string }>} */
async function askServer() {
  const address = `http://${ownAddress()}:${PORT}/readyz`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ASKED_FOR_MS) });
    const { status } = /** @type {{ status?: string }} */ (await answer.json());
    return { ok: answer.ok, says: `${address}: ${answer.status} ${status ?? ''}` };
  } catch (error) {
    const { message, cause } = /** @type {Error & { cause?: { code?: string } }} */ (error);
    return { ok: false, says: `${address} does not answer: ${cause?.code ?? message}` };
  }
}

// It listens nowhere, and ends by itself when it cannot go on.
const worker = { ok: true, says: 'This instance only works on jobs: there is nothing to ask.' };
const { ok, says } = ROLE === 'worker' ? worker : await askServer();
console.log(says);
process.exitCode = ok ? 0 : 1;
