import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/texts.ts';
import { withPatience } from '../../site/patience.ts';
import type { LaterStepsProps } from './later-steps.tsx';
import type { DraftsProps } from './other-drafts.tsx';
import type { RegisterTexts } from './texts.th.ts';
import { loadRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';

type Later = {
  Elsewhere: ComponentType<{ onTakeOver: () => Promise<void> }>;
  LaterSteps: ComponentType<LaterStepsProps>;
  Notices: ComponentType<{ app: Application }>;
  OtherDrafts: ComponentType<DraftsProps>;
  texts: RegisterTexts;
};

/** The steps after the first: fetched while the first one is read, so that a page opens quickly. */
export function useLaterSteps() {
  const language = useLanguage();
  const [later, setLater] = useState<Later>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const [{ Elsewhere, LaterSteps, Notices, OtherDrafts }, texts] = await withPatience(
        Promise.all([import('./later-parts.ts'), loadRegisterTexts(language)]),
      );
      setLater({ Elsewhere, LaterSteps, Notices, OtherDrafts, texts });
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }, [language]);
  useEffect(() => {
    void load();
  }, [load]);
  return { later, failed, load };
}
