import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FetchLanguage, FetchLanguageContext } from '../i18n/switch-language.ts';
import { TextsContext } from '../i18n/texts.ts';
import { type Spoken, speak } from '../texts/spoken.ts';
import { DATA_ID } from './drawn-island.ts';
import { Island, type Told } from './island.tsx';
import type { IslandPage } from './islands.ts';
import { inShownLanguage } from './layout/language-links.ts';
import { tellLoaded } from './layout/load-failed.ts';
import type { Place } from './layout/place.ts';

type Props = { Page: IslandPage; told: Told; spoken: Spoken };

/** The page in the browser: its language and its address change in place. */
export function LiveIsland({ Page, told: first, spoken: firstSpoken }: Props) {
  const [spoken, setSpoken] = useState(firstSpoken);
  const [told, setTold] = useState(first);
  const [place, setPlace] = useState(readPlace);
  const [busy, setBusy] = useState(false);
  /** The newest wish counts; answers to older ones come too late. */
  const turn = useRef(0);
  /** For which address the page was told what it shows. */
  const shown = useRef(addressOf(location));

  const ask = useCallback(async (address: string) => {
    turn.current += 1;
    const mine = turn.current;
    setBusy(true);
    try {
      const answer = await fetchTold(address);
      if (mine !== turn.current) return false;
      setTold(answer.told);
      document.title = answer.title;
      tellLoaded();
      return true;
    } finally {
      if (mine === turn.current) setBusy(false);
    }
  }, []);

  const go = useCallback<Place['go']>(
    async (address, { replace = false, keep = false } = {}) => {
      const wanted = new URL(address, location.href);
      const { hash } = location;
      if (!keep && !(await ask(wanted.href))) return;
      // Who went on within the page while it was asked for stays where they went.
      if (replace && location.hash !== hash) wanted.hash = location.hash;
      shown.current = addressOf(wanted);
      if (replace) history.replaceState(history.state, '', wanted);
      else history.pushState(null, '', wanted);
      setPlace(readPlace());
    },
    [ask],
  );

  const follow = useEffectEvent(() => {
    // An older entry may name the language from before; asked for as it is, it would undo the choice.
    const search = inShownLanguage(location.search, spoken.language);
    if (search !== location.search) history.replaceState(history.state, '', search + location.hash);
    setPlace(readPlace());
    if (addressOf(location) === shown.current) return;
    shown.current = addressOf(location);
    ask(location.href).catch(() => location.reload());
  });
  useEffect(() => {
    const handle = () => follow();
    addEventListener('popstate', handle);
    return () => removeEventListener('popstate', handle);
  }, []);

  useEffect(() => {
    // Written again, even the same makes the browser style the whole page anew.
    const { documentElement } = document;
    if (documentElement.lang !== spoken.language) documentElement.lang = spoken.language;
  }, [spoken]);

  const fetchLanguage: FetchLanguage = async (language) => {
    const fetched = await speak(language, firstSpoken.areas);
    return () => setSpoken(fetched);
  };
  return (
    <FetchLanguageContext value={fetchLanguage}>
      <TextsContext value={spoken}>
        <Island Page={Page} told={told} moving={{ ...place, busy, go }} />
      </TextsContext>
    </FetchLanguageContext>
  );
}

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname + search;

function readPlace() {
  const { pathname, search, hash } = location;
  return { pathname, search, hash };
}

const TOLD = new RegExp(`<script[^<>]* id="${DATA_ID}"[^<>]*>([^<]+)</script>`);

/** Another address of the page: what the server writes beside it is all that is needed. */
async function fetchTold(address: string): Promise<{ told: Told; title: string }> {
  const response = await fetch(address);
  const html = await response.text();
  const told = TOLD.exec(html)?.[1];
  if (!response.ok || !told) throw new Error('The page did not come.');
  // Nothing but its title is read as a document: the styles of a whole page would be refused in this one.
  const [title = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  return {
    told: JSON.parse(told),
    title: new DOMParser().parseFromString(title, 'text/html').title,
  };
}
