import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnyForm } from './form-context.ts';

type Reasons = Readonly<Record<string, string>>;

/**
 * What is still on its way into the fields of a form, such as a picture that is being sent: by field,
 * why it cannot be saved yet. `onOver` hears when nothing is left of what a save was refused for.
 */
export function useComing({ errors, setErrors }: AnyForm, onOver: () => void) {
  const [coming, setComing] = useState<Reasons>({});
  /** The same, for what runs on behind the drawing in which it began. */
  const now = useRef(coming);
  const refused = useRef(false);
  const onComing = useCallback(
    (path: string, reason: string | undefined) => {
      const { [path]: before, ...others } = now.current;
      if (before === reason) return;
      now.current = reason ? { ...others, [path]: reason } : others;
      setComing(now.current);
      // Told no longer than it is so.
      setErrors((told) => {
        const { [path]: error, ...rest } = told;
        return error === before ? rest : told;
      });
    },
    [setErrors],
  );
  const isComing = () => Object.keys(now.current).length > 0;
  const settle = useEffectEvent((left: Reasons) => {
    if (Object.keys(left).length > 0 || !refused.current) return;
    refused.current = false;
    if (Object.keys(errors).length === 0) onOver();
  });
  useEffect(() => settle(coming), [coming]);
  return {
    onComing,
    isComing,
    /** What a save is refused for. */
    refusals: (): Reasons => {
      refused.current = isComing();
      return now.current;
    },
  };
}
