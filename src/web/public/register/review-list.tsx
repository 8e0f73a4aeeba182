import { addressInWords } from '#contract/applications/address-words.ts';
import { companyOf, personOf } from '#contract/applications/names.ts';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localize.ts';
import { formatHundredths, parseNumber } from '#contract/products/calculator.ts';
import { parseThaiDate } from '#contract/thai/date.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sortFiles } from '../uploads/kept-file.ts';
import type { UploadTexts } from '../uploads/texts.th.ts';
import { uploadProblem, useUploadTexts } from '../uploads/texts.ts';
import { type ApplyData, chosenProduct, guaranteeTypeOf, typesFor } from './apply-data.ts';
import { type DeedFields, type Fields, isBlankDeed } from './fields.ts';
import styles from './review-list.module.css';
import { useRegisterStartTexts } from './start-texts.ts';
import type { Step } from './steps-of-form.ts';
import type { RegisterTexts } from './texts.th.ts';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';
import { writeDay } from './write-day.ts';

type Row = readonly [name: string, value: string, problems?: readonly string[]];

/** What was answered, step by step, each with the way back to it. */
export function ReviewList({ app, data }: { app: Application; data: ApplyData }) {
  const texts = useRegisterTexts();
  const { stepNames, start } = useRegisterStartTexts();
  const files = useUploadTexts();
  const language = useLanguage();
  const { fields } = app;
  const nameOf = (list: readonly { id: number; name: string }[], id: string) =>
    list.find((one) => String(one.id) === id)?.name ?? '';
  const sections: [Step, Row[]][] = [
    [
      'start',
      [
        [start.product, chosenProduct(data.products, fields)?.name ?? ''],
        [start.applicant, start[fields.applicant]],
      ],
    ],
    [
      'about',
      [
        ...aboutRows(texts, fields, language),
        [texts.about.convenientTime, nameOf(data.convenientTimes, fields.convenientTimeId)],
        [texts.about.receiveChannel, nameOf(data.receiveChannels, fields.receiveChannelId)],
      ],
    ],
    ['address', [['', addressLine(fields, data, language)]]],
    [
      'land',
      [
        [texts.land.asked, amount(texts, fields.askedAmount)],
        [
          texts.land.askedMonths,
          fields.askedMonths && texts.land.monthsOf(Number(fields.askedMonths)),
        ],
        [texts.land.guaranteeType, guaranteeTypeOf(data, fields)?.name ?? ''],
        [
          texts.land.guaranteeProvince,
          localize(provinceOf(data, fields.guaranteeProvince), language),
        ],
        ...fields.deeds.flatMap((deed, place): Row[] =>
          isBlankDeed(deed)
            ? []
            : [[texts.land.deed(place + 1), deedLine(texts, deed, data, language)]],
        ),
      ],
    ],
    ['documents', documentRows(texts, files, app, data)],
  ];
  return sections.map(([step, rows]) => (
    <section key={step} className={styles.section} aria-labelledby={`review-${step}`}>
      <div className={styles.head}>
        <h2 id={`review-${step}`}>{stepNames[step]}</h2>
        <Button
          variant="quiet"
          aria-label={texts.review.change(stepNames[step])}
          onClick={() => app.go(step)}
        >
          {texts.review.changeShort}
        </Button>
      </div>
      <Rows rows={rows} />
    </section>
  ));
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const { review } = useRegisterTexts();
  const filled = rows.filter(([, value, problems = []]) => value !== '' || problems.length > 0);
  if (filled.length === 0) return <p className={styles.empty}>{review.empty}</p>;
  return (
    <dl className={styles.rows}>
      {filled.map(([name, value, problems = []]) => (
        <div key={name || value}>
          {name && <dt>{name}</dt>}
          {value && <dd>{value}</dd>}
          {problems.map((problem) => (
            <dd key={problem} className={styles.problem}>
              <Icon name="danger" size={18} />
              <span>{problem}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function aboutRows({ about }: RegisterTexts, fields: Fields, language: Language): Row[] {
  const birthday = parseThaiDate(fields.birthday);
  const company = fields.applicant === 'company';
  const person = personOf(fields);
  const companyRows: Row[] = [
    [about.companyName, companyOf(fields)],
    [about.companyId, fields.companyId],
    [about.signatory, person],
  ];
  return [
    ...(company ? companyRows : [[about.firstName, person] as const]),
    [about.idCard, fields.idCard],
    [about.birthday, company || !birthday ? '' : writeDay(birthday, language)],
    [about.phone, fields.phone],
    [about.email, fields.email],
    [about.lineId, fields.lineId],
    ...(company
      ? ([
          [about.contactFirstName, join(fields.contactFirstName, fields.contactLastName)],
          [about.contactPhone, fields.contactPhone],
          [about.contactEmail, fields.contactEmail],
        ] as const)
      : []),
  ];
}

function addressLine(fields: Fields, data: ApplyData, language: Language): string {
  const { province: code, districtName, subdistrictName, postcode } = fields;
  const province = { code, name: provinceOf(data, code) };
  const units = { district: { name: districtName }, subdistrict: { name: subdistrictName } };
  return addressInWords(fields, { province, ...units, postcode }, language);
}

const provinceOf = ({ provinces }: ApplyData, code: string) =>
  provinces.find((province) => province.code === code)?.name ?? {};

function deedLine(
  texts: RegisterTexts,
  deed: DeedFields,
  data: ApplyData,
  language: Language,
): string {
  const { land } = texts;
  const area = (['rai', 'ngan', 'wah'] as const).map((part) =>
    deed[part] ? `${deed[part]} ${land[part]}` : '',
  );
  const numbers = (['deedNo', 'mapSheet', 'landNo', 'surveyPage'] as const).map(
    (name) => deed[name] && `${land[name]} ${deed[name]}`,
  );
  const prices = (['governmentPrice', 'marketPrice'] as const).map(
    (name) => deed[name] && `${land.shortPrices[name]} ${amount(texts, deed[name])}`,
  );
  return [
    ...numbers,
    deed.province && localize(provinceOf(data, deed.province), language),
    join(...area),
    ...prices,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Of each document what is there and what is not, and at the end how that is mended. */
function documentRows(
  { review }: RegisterTexts,
  words: UploadTexts,
  { fields, uploads }: Application,
  data: ApplyData,
): Row[] {
  const rows = typesFor(data.uploadTypes, fields).map(({ id, name, required }): Row => {
    const own = uploads.files.filter(({ uploadTypeId }) => uploadTypeId === id);
    const { there, underWay, failed } = sortFiles(own);
    const counts = [
      there > 0 && review.uploadedFiles(there),
      underWay > 0 && review.arrivingFiles(underWay),
    ].filter(Boolean);
    const problems = failed.map(([code, names]) =>
      review.failedFiles(names.length, names.join(', '), uploadProblem(words, code)),
    );
    const isMissed = own.length === 0 && required;
    return [name, isMissed ? review.noFiles : counts.join(' · '), problems];
  });
  const isBroken = rows.some(([, , problems = []]) => problems.length > 0);
  return isBroken ? [...rows, ['', review.mendFiles]] : rows;
}

function amount({ land }: RegisterTexts, typed: string): string {
  const { value } = parseNumber(typed);
  return value === undefined ? '' : `${formatHundredths(value)} ${land.baht}`;
}

function join(...parts: string[]): string {
  return parts.filter((part) => part.trim() !== '').join(' ');
}
