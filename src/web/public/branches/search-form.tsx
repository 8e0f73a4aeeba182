import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import type { BranchSearch } from '#contract/branches.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { finderAddress } from './finder-address.ts';
import type { FinderData } from './load-finder.ts';
import styles from './search-form.module.css';

/** Long enough to finish a syllable, short enough to feel immediate. */
const TYPING_PAUSE_MS = 250;

type Props = {
  finder: FinderData;
  onSearch: (search: Partial<BranchSearch>) => void;
  /** Another way to search, beside the button. */
  children: ReactNode;
};

/** A plain form that the server answers; with scripts it searches while one types. */
export function SearchForm({ finder, onSearch, children }: Props) {
  const { branches: texts } = useTexts();
  const { network, search, provinces, districts } = finder;
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<number>(undefined);
  const { q, province = '', district = '', near } = search;

  useEffect(() => () => clearTimeout(pause.current), []);
  useFollowAddress(form, { q, province, district });

  function searchNow() {
    clearTimeout(pause.current);
    if (!form.current) return;
    const fields = new FormData(form.current);
    const read = (name: string) => String(fields.get(name) ?? '').trim();
    const chosen = read('province');
    // A district belongs to its province: another province starts without one.
    const kept = chosen === province ? read('district') : '';
    onSearch({ q: read('q'), province: chosen, district: kept, near });
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
        action={finderAddress(network, {})}
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
          <Button type="submit">{texts.submit}</Button>
          {children}
        </div>
      </form>
    </search>
  );
}

/** After the back button or "clear", the fields say what the list shows; never under someone's fingers. */
function useFollowAddress(
  form: React.RefObject<HTMLFormElement | null>,
  { q, province, district }: { q: string; province: string; district: string },
) {
  useEffect(() => {
    for (const [name, value] of Object.entries({ q, province, district })) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (field !== document.activeElement) field.value = value;
    }
  }, [form, q, province, district]);
}
