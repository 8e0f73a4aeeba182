import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPen } from './pen.ts';

/** Whether this tab fills the form in, or another one does. `turn`: how often it began to. */
export function usePen(name: string, keepTyped: () => Promise<unknown>) {
  const [turn, setTurn] = useState(0);
  const [elsewhere, setElsewhere] = useState(false);
  const pen = useRef<ReturnType<typeof createPen>>(undefined);
  const keep = useEffectEvent(keepTyped);

  useEffect(() => {
    const own = createPen({
      name,
      beforeHandingOver: () => keep(),
      onLost: () => setElsewhere(true),
    });
    pen.current = own;
    void own.take().then((taken) => (taken ? setTurn(1) : setElsewhere(true)));
    return own.leave;
  }, [name]);

  const takeOver = useCallback(async () => {
    if (!(await pen.current?.takeOver())) return;
    setElsewhere(false);
    setTurn((before) => before + 1);
  }, []);

  return { turn, elsewhere, takeOver };
}
