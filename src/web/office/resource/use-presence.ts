import { useEffect, useEffectEvent, useState } from 'react';
import type { Editor } from '#contract/resource/records.ts';
import { call } from '../../api/call.ts';
import { liveToken } from '../../site/kept-token.ts';
import { callAsUser } from '../session/session.ts';
import type { ResourceName } from './resource.ts';

const BEAT_MS = 20_000;
/** Who does nothing for this long is not editing. */
const STILL_MS = 180_000;
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Tells others that this record is open for editing here, and who else has it open. */
export function usePresence(name: ResourceName, id: number | undefined): Editor[] {
  const [others, setOthers] = useState<Editor[]>([]);
  const beat = useEffectEvent(async (recordId: number) => {
    const input = { resource: name, id: recordId };
    const answer = await callAsUser('records/editing', input).catch(() => undefined);
    if (answer) setOthers(answer.data.others);
  });

  useEffect(() => {
    if (id === undefined) return;
    let movedAt = Date.now();
    const move = () => {
      movedAt = Date.now();
    };
    const isHere = () => document.visibilityState === 'visible' && Date.now() - movedAt < STILL_MS;
    const clock = setInterval(() => isHere() && void beat(id), BEAT_MS);
    const leave = () => {
      const token = liveToken();
      const input = { resource: name, id, leaving: true };
      if (token) call('records/editing', input, { token, keepalive: true }).catch(() => undefined);
    };
    for (const sign of SIGNS) addEventListener(sign, move, { passive: true });
    addEventListener('pagehide', leave, { capture: true });
    void beat(id);
    return () => {
      clearInterval(clock);
      for (const sign of SIGNS) removeEventListener(sign, move);
      removeEventListener('pagehide', leave, { capture: true });
      leave();
    };
  }, [name, id]);

  return id === undefined ? [] : others;
}
