import { type ClipboardEvent, useState } from 'react';
import { readAddress, STREET_PARTS } from '#contract/applications/typed-address.ts';
import { APPLY_LONGEST } from '#contract/apply/limits.ts';
import { placeChoices } from '../../i18n/place-choices.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { ApplyData } from './apply-data.ts';
import { BoundSelect, BoundText } from './bound-fields.tsx';
import { type Filled, fillIn } from './fill-in.ts';
import { FilledIn } from './filled-in.tsx';
import styles from './later-steps.module.css';
import { PlaceSearch, placeValue } from './place-search.tsx';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';
import { type NamedPlace, useDistricts, useSubdistricts } from './use-places.ts';

export function AddressStep({ app, data }: { app: Application; data: ApplyData }) {
  const { address } = useRegisterTexts();
  const { subdistrict, postcode } = app.fields;
  const [filled, setFilled] = useState<Filled>();
  const [handed, setHanded] = useState<{ text: string }>();

  /** A whole address is sorted into the fields as in the search, which also takes what a house number has no room for. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (!readAddress(text)) return;
    event.preventDefault();
    setHanded({ text });
  }

  return (
    <>
      <fieldset className={styles.group}>
        <PlaceSearch
          chosen={placeValue(subdistrict, postcode)}
          handed={handed}
          onChoose={(place, written) => setFilled(fillIn(app, place, written))}
        />
        {filled && <FilledIn app={app} filled={filled} onDone={() => setFilled(undefined)} />}
        <p className={styles.note}>{address.or}</p>
        <PlaceFields app={app} data={data} />
      </fieldset>
      <fieldset className={styles.group}>
        <div className={styles.pair}>
          {STREET_PARTS.map((name) => (
            <BoundText
              key={name}
              app={app}
              name={name}
              label={address[name]}
              maxLength={APPLY_LONGEST.addressPart}
              autoComplete={name === 'houseNo' ? 'address-line1' : 'off'}
              onPaste={name === 'houseNo' ? paste : undefined}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** Step by step, for who would rather choose than type. */
function PlaceFields({ app, data }: { app: Application; data: ApplyData }) {
  const { address, required } = useRegisterTexts();
  const language = useLanguage();
  const { province, district, subdistrict, postcode } = app.fields;
  const districts = useDistricts(province);
  const subdistricts = useSubdistricts(district);
  const options = (places: readonly NamedPlace[]) => placeChoices(places, language);
  const nameOf = (places: readonly NamedPlace[], code: string) =>
    places.find((place) => place.code === code)?.name ?? {};
  const postcodes = subdistricts.places.find(({ code }) => code === subdistrict)?.postcodes ?? [];
  return (
    <div className={styles.pair}>
      <BoundSelect
        app={app}
        name="province"
        label={address.province}
        required={required}
        placeholder={address.placeholder(address.province)}
        options={options(data.provinces)}
        onChoose={(code) => {
          const fresh = { district: '', districtName: {}, subdistrict: '', subdistrictName: {} };
          app.change({ province: code, ...fresh, postcode: '' }, 'province');
        }}
      />
      <BoundSelect
        app={app}
        name="district"
        label={address.district}
        required={required}
        placeholder={
          province ? address.placeholder(address.district) : address.chooseFirst(address.province)
        }
        options={options(districts.places)}
        onChoose={(code) => {
          const fresh = { subdistrict: '', subdistrictName: {}, postcode: '' };
          const districtName = nameOf(districts.places, code);
          app.change({ district: code, districtName, ...fresh }, 'district');
        }}
      />
      <BoundSelect
        app={app}
        name="subdistrict"
        label={address.subdistrict}
        required={required}
        placeholder={
          district
            ? address.placeholder(address.subdistrict)
            : address.chooseFirst(address.district)
        }
        options={options(subdistricts.places)}
        onChoose={(code) => {
          const found = subdistricts.places.find((place) => place.code === code);
          const subdistrictName = found?.name ?? {};
          const [first = ''] = found?.postcodes ?? [];
          app.change({ subdistrict: code, subdistrictName, postcode: first }, 'subdistrict');
        }}
      />
      {postcodes.length > 1 ? (
        <BoundSelect
          app={app}
          name="postcode"
          label={address.postcode}
          placeholder={address.placeholder(address.postcode)}
          options={postcodes.map((code) => ({ value: code, label: code }))}
        />
      ) : (
        <TextField label={address.postcode} value={postcode} readOnly />
      )}
      {(districts.failed || subdistricts.failed) && (
        <Alert kind="warning" role="alert">
          <p>{address.unreachable}</p>
          <Button
            variant="quiet"
            onClick={() => {
              districts.retry();
              subdistricts.retry();
            }}
          >
            {address.retry}
          </Button>
        </Alert>
      )}
    </div>
  );
}
