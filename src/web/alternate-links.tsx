import { useLocation } from 'react-router';
import { DEFAULT_LANGUAGE, type Language, PICKER_LANGUAGES } from '#contract/language.ts';
import { IDENTIFYING, useIsPage } from './site/shown-page.ts';

function addressOf(origin: string, path: string, search: string, language: Language): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => IDENTIFYING.includes(name));
  if (language !== DEFAULT_LANGUAGE) kept.push(['lang', language]);
  const parameters = new URLSearchParams(kept).toString();
  return `${origin}${path}${parameters && `?${parameters}`}`;
}

/** Tells search engines which address this page has in which language. */
export function AlternateLinks({ origin, language }: { origin: string; language: Language }) {
  const { pathname, search } = useLocation();
  if (!useIsPage()) return null;
  return (
    <>
      <link rel="canonical" href={addressOf(origin, pathname, search, language)} />
      <meta property="og:url" content={addressOf(origin, pathname, search, language)} />
      {PICKER_LANGUAGES.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={other}
          href={addressOf(origin, pathname, search, other)}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={addressOf(origin, pathname, search, DEFAULT_LANGUAGE)}
      />
    </>
  );
}
