import type { ComponentProps, ReactNode } from 'react';
import { APPLY_LONGEST } from '#contract/apply/limits.ts';
import { parseArea } from '#contract/products/calculator.ts';
import { westernDigits } from '#contract/thai/phone.ts';
import { placeChoices } from '../../i18n/place-choices.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { ApplyData } from './apply-data.ts';
import { checkStep } from './check-fields.ts';
import { DeedMark } from './deed-drawing.tsx';
import { idOf, messageOf } from './field-messages.ts';
import { type DeedFields as Deed, type DeedField, deedFieldOf, isBlankDeed } from './fields.ts';
import styles from './later-steps.module.css';
import { RemoveDeed } from './remove-deed.tsx';
import { useRegisterTexts } from './texts.ts';
import { tidyMoney } from './tidy.ts';
import type { Application } from './use-application.ts';

type Props = { app: Application; data: ApplyData; deed: Deed; place: number };

/** One plot, with the numbers of its deed. */
export function DeedFields({ app, data, deed, place }: Props) {
  const { land } = useRegisterTexts();
  const language = useLanguage();
  const several = app.fields.deeds.length > 1;
  const line = { app, deed, place };
  const number = place + 1;
  return (
    <fieldset className={styles.group}>
      <legend>{land.deed(number)}</legend>
      <div className={styles.pair}>
        <DeedNumber {...line} name="deedNo" mark={1} />
        <DeedNumber {...line} name="mapSheet" mark={2} />
        <DeedNumber {...line} name="landNo" mark={3} />
        <DeedNumber {...line} name="surveyPage" mark={4} />
      </div>
      {(several || deed.province !== '') && (
        <Select
          label={land.deedProvince}
          placeholder={land.sameProvince}
          value={deed.province}
          onChange={(event) => app.setDeed(deed.key, 'province', event.target.value)}
        >
          {placeChoices(data.provinces, language).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
      <AreaFields {...line} />
      <div className={styles.pair}>
        {(['governmentPrice', 'marketPrice'] as const).map((name) => (
          <DeedLine
            key={name}
            {...line}
            name={name}
            label={land[name]}
            suffix={land.baht}
            inputMode="decimal"
            maxLength={APPLY_LONGEST.number}
            tidy={tidyMoney}
          />
        ))}
      </div>
      {several && (
        <RemoveDeed
          number={number}
          blank={isBlankDeed(deed)}
          onRemove={() => app.removeDeed(deed.key)}
        />
      )}
    </fieldset>
  );
}

type Line = { app: Application; deed: Deed; place: number };
type NumberName = 'deedNo' | 'landNo' | 'surveyPage' | 'mapSheet';

function DeedNumber({ name, mark, ...line }: Line & { name: NumberName; mark: number }) {
  const { land, warnings } = useRegisterTexts();
  const typed = westernDigits(line.deed[name].trim());
  const plain = name === 'mapSheet' || /^[\d\s,/.-]*$/.test(typed);
  return (
    <DeedLine
      {...line}
      name={name}
      label={
        <>
          {land[name]} <DeedMark number={mark} />
        </>
      }
      hint={plain ? undefined : <span className={styles.warning}>{warnings.deedUnusual}</span>}
      maxLength={APPLY_LONGEST.deedNumber}
      inputMode={name === 'mapSheet' ? 'text' : 'numeric'}
    />
  );
}

const AREA = ['rai', 'ngan', 'wah'] as const;

function AreaFields(line: Line) {
  const { app, deed, place } = line;
  const texts = useRegisterTexts();
  const { land } = texts;
  const field = `deeds.${place}.area`;
  const error = messageOf(texts, field, app.codes[field]);
  const read = parseArea(deed);
  const misread = 'problems' in read ? AREA.filter((name) => read.problems[name]) : [];
  // Of an area that is too large as a whole, the first number is to blame as any other.
  const [first = 'rai', ...others] = error ? misread : [];
  return (
    <fieldset>
      <legend className={styles.legend}>
        {land.area} <DeedMark number={5} />
      </legend>
      <div className={styles.three}>
        {AREA.map((name) => (
          <TextField
            key={name}
            id={name === first ? idOf(field) : undefined}
            label={land[name]}
            value={deed[name]}
            error={name === first || others.includes(name) ? error : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            onChange={(event) => app.setDeed(deed.key, name, event.target.value)}
            onBlur={({ target }) => leave(line, name, target.value, westernDigits(target.value))}
          />
        ))}
      </div>
      <p className={styles.note}>{land.areaHint}</p>
    </fieldset>
  );
}

type DeedLineProps = Line & {
  name: DeedField;
  label: ReactNode;
  tidy?: (typed: string) => string;
} & Partial<Pick<ComponentProps<typeof TextField>, 'hint' | 'suffix' | 'inputMode' | 'maxLength'>>;

function DeedLine({ app, deed, place, name, tidy, ...rest }: DeedLineProps) {
  const texts = useRegisterTexts();
  const field = `deeds.${place}.${name}`;
  return (
    <TextField
      {...rest}
      id={idOf(field)}
      name={field}
      value={deed[name]}
      error={messageOf(texts, field, app.codes[field])}
      autoComplete="off"
      onChange={(event) => app.setDeed(deed.key, name, event.target.value)}
      onBlur={({ target: { value } }) =>
        leave({ app, deed, place }, name, value, tidy?.(value) ?? value)
      }
    />
  );
}

/** Only what differs is written: to write is to take away what was said against the field. */
function leave({ app, deed, place }: Line, name: DeedField, typed: string, tidied: string): void {
  if (tidied !== typed) app.setDeed(deed.key, name, tidied);
  const field = deedFieldOf(place, name);
  const code = checkStep('land', app.fields, app)[field];
  if (code) app.setCodes((all) => ({ ...all, [field]: code }));
}
