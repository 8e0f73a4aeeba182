import { useEffect, useRef } from 'react';
import { APPLY_LONGEST, MOST_DEEDS } from '#contract/apply/limits.ts';
import { parseNumber } from '#contract/products/calculator.ts';
import { formatBahtRange } from '../../i18n/format.ts';
import { placeChoices } from '../../i18n/place-choices.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { type ApplyData, bandOf, isAskedFor, monthsFor } from './apply-data.ts';
import { BoundSelect, BoundText } from './bound-fields.tsx';
import { DeedDrawing } from './deed-drawing.tsx';
import { DeedFields } from './deed-fields.tsx';
import { LandTotal } from './land-total.tsx';
import styles from './later-steps.module.css';
import { useRegisterTexts } from './texts.ts';
import { tidyMoney } from './tidy.ts';
import type { Application } from './use-application.ts';

export function LandStep({ app, data }: { app: Application; data: ApplyData }) {
  const { land, carried } = useRegisterTexts();
  const { deeds } = app.fields;
  const full = deeds.length >= MOST_DEEDS;
  const add = useRef<HTMLButtonElement>(null);
  const before = useRef(deeds.length);
  // The button of a plot that was taken out went with it.
  useEffect(() => {
    const fewer = deeds.length < before.current;
    before.current = deeds.length;
    if (fewer && document.activeElement === document.body) add.current?.focus();
  }, [deeds.length]);
  return (
    <>
      <fieldset className={styles.group}>
        <Wishes app={app} data={data} />
      </fieldset>
      <DeedDrawing />
      {data.brought.prices && <p className={styles.note}>{carried}</p>}
      {deeds.map((deed, place) => (
        <DeedFields key={deed.key} app={app} data={data} deed={deed} place={place} />
      ))}
      {full ? (
        <p className={styles.note}>{land.most(MOST_DEEDS)}</p>
      ) : (
        <div>
          <Button ref={add} variant="secondary" onClick={app.addDeed}>
            {land.addDeed}
          </Button>
        </div>
      )}
      <LandTotal fields={app.fields} data={data} />
    </>
  );
}

function Wishes({ app, data }: { app: Application; data: ApplyData }) {
  const { land, warnings, notChosen } = useRegisterTexts();
  const language = useLanguage();
  const { productId, applicant, askedAmount } = app.fields;
  const product = data.products.find(({ id }) => String(id) === productId);
  const band = bandOf(product, applicant);
  const months = monthsFor(product, app.fields);
  const range = band && formatBahtRange(band.minimum, band.maximum, language);
  const { value } = parseNumber(askedAmount);
  const outside =
    band && value !== undefined && (value > band.maximum * 100 || value < band.minimum * 100);
  const types = data.guaranteeTypes.filter((type) => isAskedFor(type, productId));
  return (
    <>
      <BoundText
        app={app}
        name="askedAmount"
        label={land.asked}
        suffix={land.baht}
        hint={
          range &&
          (outside ? (
            <span className={styles.warning}>{warnings.askedHigh(range)}</span>
          ) : (
            land.askedHint(range)
          ))
        }
        maxLength={APPLY_LONGEST.number}
        inputMode="decimal"
        autoComplete="off"
        tidy={tidyMoney}
      />
      {months.length > 0 && (
        <BoundSelect
          app={app}
          name="askedMonths"
          label={land.askedMonths}
          placeholder={notChosen}
          options={months.map((count) => ({ value: String(count), label: land.monthsOf(count) }))}
        />
      )}
      <div className={styles.pair}>
        <BoundSelect
          app={app}
          name="guaranteeTypeId"
          label={land.guaranteeType}
          placeholder={notChosen}
          options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <BoundSelect
          app={app}
          name="guaranteeProvince"
          label={land.guaranteeProvince}
          placeholder={notChosen}
          options={placeChoices(data.provinces, language)}
        />
      </div>
    </>
  );
}
