import type { OutputOf } from '#contract/calls.ts';
import { callAsUser } from '../session/session.ts';

export const SERVER_KEY = ['smtp', 'read'];
export type ServerState = OutputOf<'smtp/read'>['data'];

export async function readServer(): Promise<ServerState> {
  return (await callAsUser('smtp/read', {})).data;
}
