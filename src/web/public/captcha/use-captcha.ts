import { useState } from 'react';

type Captcha = {
  /** The widget is shown. */
  shown: boolean;
  solution: string | undefined;
  /** The form was sent without a solution. */
  missed: boolean;
  /** A new round is a new widget: a solution serves once. */
  round: number;
};

const HIDDEN: Captcha = { shown: false, solution: undefined, missed: false, round: 0 };

function spent(now: Captcha): Captcha {
  if (now.solution === undefined) return now;
  return { ...HIDDEN, shown: now.shown, round: now.round + 1 };
}

/** The captcha of a form. `flag` is the specification's: false while it must be solved first. */
export function useCaptcha({ shown }: { shown: boolean }) {
  const [captcha, setCaptcha] = useState<Captcha>({ ...HIDDEN, shown });
  const renew = (change: Partial<Captcha>) =>
    setCaptcha(({ round }) => ({ ...HIDDEN, shown: true, round: round + 1, ...change }));
  const update = (change: Partial<Captcha>) => setCaptcha((now) => ({ ...now, ...change }));
  return {
    ...captcha,
    flag: !captcha.shown || captcha.solution !== undefined,
    /** What goes along with a call. */
    input: captcha.solution === undefined ? {} : { captcha: captcha.solution },
    demand: () => renew({}),
    /** As `demand`, and says at the field what to do. */
    miss: () => renew({ missed: true }),
    hide: () => renew({ shown: false }),
    /** The solution went along with a call: shown, the widget asks anew. What was hidden since stays so. */
    spend: () => setCaptcha(spent),
    point: () => update({ missed: true }),
    solve: (solution: string) => update({ solution, missed: false }),
    lose: () => update({ solution: undefined }),
  };
}

export type CaptchaState = ReturnType<typeof useCaptcha>;
