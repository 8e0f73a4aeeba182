import type { FieldErrors } from '#contract/errors.ts';
import { type DeedFields, isBlankDeed } from './fields.ts';

/** What is said of a plot names it by its place: it goes along where that changes, and with the plot. */
function moveCodes(codes: FieldErrors, moved: (place: number) => number | undefined): FieldErrors {
  return Object.fromEntries(
    Object.entries(codes).flatMap(([field, code]) => {
      const [, place, name] = /^deeds\.(\d+)\.(.+)$/.exec(field) ?? [];
      if (place === undefined) return [[field, code]];
      const to = moved(Number(place));
      return to === undefined ? [] : [[`deeds.${to}.${name}`, code]];
    }),
  );
}

/** Without the plot at this place. */
export function codesWithout(codes: FieldErrors, removed: number): FieldErrors {
  return moveCodes(codes, (place) => {
    if (place === removed) return undefined;
    return place > removed ? place - 1 : place;
  });
}

/** By the places of the form: the server counts the plots that it was sent, and blank ones are not. */
export function codesOfForm(codes: FieldErrors, deeds: readonly DeedFields[]): FieldErrors {
  const sent = deeds.flatMap((deed, place) => (isBlankDeed(deed) ? [] : [place]));
  return moveCodes(codes, (place) => sent[place] ?? place);
}
