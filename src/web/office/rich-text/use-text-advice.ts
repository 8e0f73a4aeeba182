import { useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { Language } from '#contract/language.ts';
import { findHeadingFaults, headingsOf } from '#contract/rich-text/reading.ts';
import { hrefsIn, isWellFormed, pictureIdsIn } from '#contract/rich-text/site-links.ts';
import { mediaQuery } from '../media/media-query.ts';
import { answerTo } from '../session/answers.ts';
import { useRichTextTexts } from './texts.ts';

/** What a text wants before it is published; `find` names its place, where it has one. */
export type Advice = { words: string; find?: string };

const AT_ONCE = 200;

/** None of it stops anybody. Addresses of the site are asked of the server, others only read. */
export function useTextAdvice(html: string, language: Language): Advice[] {
  const texts = useRichTextTexts().writing;
  const settled = useDeferredValue(html);
  const { hrefs, pictures, faults } = useMemo(
    () => ({
      hrefs: hrefsIn(settled),
      pictures: pictureIdsIn(settled),
      faults: findHeadingFaults(headingsOf(settled)),
    }),
    [settled],
  );
  const { origin } = window.location;
  const ours = hrefs.filter((href) => href.startsWith('/') || href.startsWith(`${origin}/`));
  const asked = answerTo('records/checkLinks', { addresses: ours.slice(0, AT_ONCE) });
  const { data: dead = [] } = useQuery({
    ...asked,
    enabled: ours.length > 0,
    // While one types, what was found stays.
    placeholderData: (before) => before,
  });
  const shown = useQueries({ queries: pictures.map((id) => mediaQuery(id)) });
  return [
    ...faults.map((fault): Advice => ({ words: texts.faults[fault] })),
    ...shown.flatMap(({ data }): Advice[] =>
      data && !data.alt[language]?.trim()
        ? [{ words: texts.noAlt(data.fileName), find: `[data-picture-of="${data.id}"]` }]
        : [],
    ),
    ...dead
      .filter(({ address }) => hrefs.includes(address))
      .map(({ address, reason }) => ({
        words: texts.dead[reason](address),
        find: linkTo(address),
      })),
    ...hrefs
      .filter((href) => /^[a-z]+:/i.test(href) && !isWellFormed(href))
      .map((href) => ({ words: texts.dead.malformed(href), find: linkTo(href) })),
  ];
}

const linkTo = (href: string) => `a[href="${CSS.escape(href)}"]`;
