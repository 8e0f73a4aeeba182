import { readKept } from '../../site/storage.ts';
import { isTokenAlive } from '../../site/token.ts';

/** Runs before the office is loaded: who is not signed in need not wait for it to be sent home. */
const token = readKept('token');
if (token === null || !isTokenAlive(token, Date.now())) window.location.replace('/');
