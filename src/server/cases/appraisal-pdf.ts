import { buffer } from 'node:stream/consumers';
import { placeInWords } from '#contract/applications/address-words.ts';
import type { Appraisal } from '#contract/cases/appraisals.ts';
import { nameIn } from '#contract/cases/people.ts';
import type { Satang } from '#contract/money.ts';
import { formatHundredths, splitArea } from '#contract/products/calculator.ts';
import { readPhotos } from '#server/applications/appraisals.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import type { Case } from '#server/applications/rows.ts';
import { makePicture } from '#server/files/make-picture.ts';
import { openWhole } from '#server/files/open-whole.ts';
import { isMoment } from '#server/files/photo-taken.ts';
import { inTurn } from '#server/files/picture-formats.ts';
import type { Recipe } from '#server/files/picture-recipe.ts';
import { openPaper } from '#server/paper/page.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import { APPRAISAL_TEXTS } from './appraisal-pdf-texts.ts';
import { readDeeds } from './deeds.ts';
import { paperFormats } from './paper-formats.ts';
import { titleOf } from './paper-words.ts';
import { PDF_TEXTS } from './pdf-texts.ts';
import { readPeople } from './people.ts';

type Language = keyof typeof APPRAISAL_TEXTS;

/** As many as two pages hold; small, so that a report can be mailed. */
const MOST_PHOTOS = 12;
const PHOTO_SIDE = 1_000;
const SMALL: Recipe = {
  resize: { width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'inside', withoutEnlargement: true },
  to: { jpeg: { quality: 80 } },
};

/** What was found at the land, on paper. */
export async function printAppraisal(
  parts: CaseParts,
  row: Case,
  appraisal: Appraisal,
  language: Language,
  viewer: Viewer,
): Promise<AsyncIterable<Uint8Array>> {
  const { reference } = row;
  const people = await readPeople(parts, row, viewer);
  const nameOf = (userId: string | null) => (userId === null ? '' : nameIn(people, userId));
  const texts = APPRAISAL_TEXTS[language];
  const shared = PDF_TEXTS[language];
  const { date, moment, baht } = paperFormats(language);
  const { land } = appraisal;
  const paper = await openPaper({ Title: `${texts.title} ${reference}` });
  const field = (name: keyof typeof texts.fields, value: string) => {
    if (value !== '') paper.field(texts.fields[name], value);
  };
  const area = (hundredths: number | null) => {
    if (!hundredths) return '';
    const { rai, ngan, wah } = splitArea(hundredths);
    return shared.area(rai, ngan, formatHundredths(wah));
  };
  const prices = (perWah: Satang | null, total: Satang | null) =>
    perWah === null || total === null
      ? ''
      : texts.perWah(formatHundredths(perWah), formatHundredths(total));

  paper.title(`${texts.title} ${reference}`);
  paper.quiet(shared.printed(nameOf(viewer.name), moment(new Date().toISOString())));
  if (appraisal.concludedAt === null) paper.paragraph(texts.draft, 10, 700);

  paper.section(texts.sections.land);
  field('title', await titleIn(parts, row, appraisal, language));
  field('landNo', land.landNo);
  field('place', land.place ? placeInWords({ ...land.place, postcode: '' }, language) : '');
  field('deedArea', area(land.area));

  paper.section(texts.sections.visit);
  const { appointment } = appraisal;
  field(
    'appointment',
    appointment ? `${moment(appointment.at)} · ${nameOf(appointment.assignee)}` : '',
  );
  field('visitedOn', date(appraisal.visitedOn ?? ''));
  field('visitedBy', nameOf(appraisal.visitedBy));
  field('access', appraisal.access ? texts.access[appraisal.access] : '');
  field('landUse', appraisal.landUse);
  field('surroundings', appraisal.surroundings);

  paper.section(texts.sections.prices);
  field('area', area(appraisal.area));
  field('government', prices(appraisal.governmentPerWah, appraisal.governmentPrice));
  field('governmentSource', appraisal.governmentSource);
  field('market', prices(appraisal.marketPerWah, appraisal.marketPrice));
  field('marketSource', appraisal.marketSource);

  paper.section(texts.sections.result);
  field('value', baht(appraisal.value));
  field('verdict', appraisal.verdict ? texts.verdicts[appraisal.verdict] : '');
  field('remark', appraisal.remark);
  field(
    'concluded',
    appraisal.concludedAt
      ? texts.concluded(nameOf(appraisal.concludedBy), moment(appraisal.concludedAt))
      : '',
  );
  field('validUntil', date(appraisal.validUntil ?? ''));

  paper.section(texts.sections.photos);
  const photos = await smallPhotos(parts, appraisal.id);
  if (photos.length === 0) paper.paragraph(texts.noPhotos);
  paper.pictures(
    photos.map(({ jpeg, takenAt, takenPlace }, number) => ({
      jpeg,
      caption: texts.photo(
        number + 1,
        [
          takenAt && isMoment(takenAt) ? moment(`${takenAt}+07:00`) : '',
          takenPlace ? `${takenPlace.latitude}, ${takenPlace.longitude}` : '',
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    })),
  );
  const more = appraisal.photos.length - photos.length;
  if (more > 0) paper.quiet(texts.morePhotos(more));
  return paper.finish(
    (page, pages) => `${texts.private} · ${reference} · ${shared.page(page, pages)}`,
  );
}

/** What kind of title it is stands with its deed; where that is gone, nobody says any more. */
async function titleIn(
  { db, knowledge }: CaseParts,
  row: Case,
  { deedId, land: { deedNo } }: Appraisal,
  language: Language,
): Promise<string> {
  const { guaranteeTypes } = await knowledge.readChoices(db);
  const deed = (await readDeeds(db, row.id)).find(({ id }) => id === deedId);
  const { guaranteeTypeId } = deed ? row : { guaranteeTypeId: null };
  const titled = { guaranteeTypeId: deed?.guaranteeTypeId ?? null, deedNo };
  return titleOf(titled, { guaranteeTypeId }, guaranteeTypes, language);
}

/** One after another: each is in memory only while it is made small. */
async function smallPhotos({ db, files }: CaseParts, appraisalId: string) {
  const made = [];
  for (const photo of (await readPhotos(db, [appraisalId])).slice(0, MOST_PHOTOS)) {
    const whole = await openWhole(files, photo);
    if (!whole) continue;
    const content = await buffer(whole);
    const { bytes: jpeg } = await inTurn(() => makePicture(content, SMALL));
    made.push({ ...photo, jpeg });
  }
  return made;
}
