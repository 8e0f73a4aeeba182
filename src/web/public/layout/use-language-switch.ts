import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Language } from '#contract/language.ts';
import { useFetchLanguage } from '../../i18n/switch-language.ts';
import { keep } from '../../site/storage.ts';
import { languageHref } from './language-links.ts';

/**
 * Changes the language of a form's page in place, so that what was typed and chosen stays. Where the
 * line breaks the page stays as it is and says so.
 */
export function useLanguageSwitch(search: string) {
  const fetchLanguage = useFetchLanguage();
  const navigate = useNavigate();
  const { hash } = useLocation();
  return async (event: MouseEvent, language: Language): Promise<void> => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!fetchLanguage || elsewhere) return;
    event.preventDefault();
    const address = languageHref(search, language);
    try {
      const show = await fetchLanguage(language);
      // The server keeps the choice; and where it does not answer, the page is not left for an error.
      const { ok } = await fetch(address);
      if (!ok) throw new Error('The page did not come.');
      await navigate(
        { search: address, hash },
        { replace: true, preventScrollReset: true, defaultShouldRevalidate: true },
      );
      show();
      keep('language', language);
    } catch {
      document.getElementById('load-failed')?.removeAttribute('hidden');
    }
  };
}
