import { useLocation } from 'react-router';
import { DEFAULT_LANGUAGE, type Language, PICKER_LANGUAGES } from '#contract/language.ts';
import { useDiffersBy, useIsPage } from './site/shown-page.ts';

/** The address of the page as its route writes it, without parameters. */
type Props = { address: string; language: Language };

/** Tells search engines which address this page has in which language. */
export function AlternateLinks({ address, language }: Props) {
  const { search } = useLocation();
  const differsBy = useDiffersBy();
  if (!useIsPage()) return null;
  const kept = [...new URLSearchParams(search)].filter(([name]) => differsBy.includes(name));
  function addressIn(other: Language): string {
    const named = other === DEFAULT_LANGUAGE ? kept : [...kept, ['lang', other]];
    const parameters = new URLSearchParams(named).toString();
    return `${address}${parameters && `?${parameters}`}`;
  }
  return (
    <>
      <link rel="canonical" href={addressIn(language)} />
      <meta property="og:url" content={addressIn(language)} />
      {PICKER_LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LANGUAGE)} />
    </>
  );
}
