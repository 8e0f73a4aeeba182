import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { BranchSearch, Coordinates } from '#contract/branches/branches.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useTexts } from '../texts.ts';
import { finderAddress } from './finder-address.ts';
import type { FinderData } from './load-finder.ts';
import styles from './search-form.module.css';
import { readTyped } from './typed-search.ts';

/** Long enough to finish a syllable, short enough to feel immediate. */
const TYPING_PAUSE_MS = 250;

type FormRef = RefObject<HTMLFormElement | null>;

type Props = {
  data: FinderData;
  form: FormRef;
  /** Where the visitor is, once the browser has said so. */
  located: Coordinates | undefined;
  onSearch: (search: Partial<BranchSearch>) => void;
};

/** A plain form that the server answers; with scripts it searches while one types. */
export function SearchForm({ data, form, located, onSearch }: Props) {
  const { branches: texts } = useTexts();
  const { finder, search, provinces, districts } = data;
  const pause = useRef<number>(undefined);
  const { q, province = '', district = '', near } = search;

  useEffect(() => () => clearTimeout(pause.current), []);
  useFollowAddress(form, { q, province, district }, searchAt, () => pause.current !== undefined);
  // Leave may be given late: the fields know what was typed and chosen since it was asked for.
  const searchNear = useEffectEvent(searchAt);
  useEffect(() => {
    if (located) searchNear(located);
  }, [located]);

  const searchNow = () => searchAt();

  function searchAt(place = near) {
    clearTimeout(pause.current);
    pause.current = undefined;
    if (!form.current) return;
    onSearch({ ...readTyped(form.current, search), near: place });
  }

  function searchSoon() {
    clearTimeout(pause.current);
    pause.current = window.setTimeout(searchNow, TYPING_PAUSE_MS);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    searchNow();
  }

  return (
    <search aria-label={texts.searchLabel}>
      <form
        ref={form}
        className={styles.form}
        data-districts={districts.length > 0 || undefined}
        method="get"
        action={finderAddress(finder, {})}
        onSubmit={submit}
      >
        <TextField
          label={texts.query}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.queryPlaceholder}
          onChange={searchSoon}
        />
        <Select
          id="province"
          label={texts.province}
          name="province"
          defaultValue={province}
          placeholder={texts.allProvinces}
          onChange={searchNow}
        >
          {provinces.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        {districts.length > 0 && (
          <Select
            key={province}
            label={texts.district}
            name="district"
            defaultValue={district}
            placeholder={texts.allDistricts}
            onChange={searchNow}
          >
            {districts.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {near && <input type="hidden" name="near" value={`${near.latitude},${near.longitude}`} />}
        <div className={styles.actions}>
          <Button type="submit" variant="secondary">
            {texts.submit}
          </Button>
        </div>
      </form>
    </search>
  );
}

type Shown = { q: string; province: string; district: string };

/**
 * After the back button or "clear", the fields say what the list shows; never under someone's
 * fingers. What was typed or chosen before the scripts came is searched for instead.
 */
function useFollowAddress(
  form: FormRef,
  { q, province, district }: Shown,
  onAhead: () => void,
  isWaiting: () => boolean,
) {
  const follows = useRef(false);
  const searchAhead = useEffectEvent(onAhead);
  // An answer to the letters before takes none of the newer ones back.
  const isTyping = useEffectEvent(isWaiting);
  useEffect(() => {
    const others = Object.entries({ q, province, district }).flatMap(([name, value]) => {
      const field = form.current?.elements.namedItem(name);
      const known = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      return known && field.value !== value ? [{ field, value }] : [];
    });
    if (!follows.current && others.length > 0) searchAhead();
    else if (!isTyping())
      for (const { field, value } of others)
        if (field !== document.activeElement) field.value = value;
    follows.current = true;
  }, [form, q, province, district]);
}
