import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { InsecurePage, loadCaptcha } from './load-captcha.ts';
import type { CaptchaEvents, MountCaptcha } from './mount.ts';
import type { CaptchaTexts } from './texts.th.ts';

/** Loads the captcha and puts it into the element of `host`. */
export function useWidget(language: string, texts: CaptchaTexts, events: CaptchaEvents) {
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'loading' | 'shown' | 'failed' | 'insecure'>('loading');
  const mount = useEffectEvent((mountCaptcha: MountCaptcha) => {
    setStage('shown');
    return host.current ? mountCaptcha(host.current, texts, events) : undefined;
  });

  useEffect(() => {
    let left = false;
    let unmount: (() => void) | undefined;
    loadCaptcha(language).then(
      (mountCaptcha) => {
        if (!left) unmount = mount(mountCaptcha);
      },
      (error) => {
        if (!left) setStage(error instanceof InsecurePage ? 'insecure' : 'failed');
      },
    );
    return () => {
      left = true;
      unmount?.();
    };
  }, [language]);

  return { host, stage };
}
