import { useEffect, useState } from 'react';
import type { CodeWay, OfferAnswer } from '#contract/applications/offer-kinds.ts';

type Sent = { answer: OfferAnswer; codeId: string; to: string; minutes: number };

/** What was asked for and typed on the way to an answer. A code ends the one before: there is one. */
export function useOfferEntry(first: CodeWay = 'mail') {
  const [way, setWay] = useState(first);
  const [sent, setSent] = useState<Sent>();
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const [pause, setPause] = useCountdown();
  return {
    sentFor: (answer: OfferAnswer) => (sent?.answer === answer ? sent : undefined),
    noteSent: ({ againSeconds, ...made }: Sent & { againSeconds: number }) => {
      setSent(made);
      setCode('');
      setPause(againSeconds);
    },
    way,
    setWay,
    code,
    setCode,
    reason,
    setReason,
    /** Seconds until another code can be asked for, for either answer. */
    pause,
  };
}

export type OfferEntry = ReturnType<typeof useOfferEntry>;

function useCountdown(): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const tick = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(tick);
  }, [seconds]);
  return [seconds, setSeconds];
}
