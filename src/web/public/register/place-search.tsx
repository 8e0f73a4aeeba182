import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Place } from '#contract/applications/applications.ts';
import { readAddress, type TypedAddress } from '#contract/applications/typed-address.ts';
import { APPLY_LONGEST, MOST_PLACES } from '#contract/apply/limits.ts';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localize.ts';
import { call } from '../../api/call.ts';
import { useLanguage } from '../../i18n/texts.ts';
import styles from '../../ui/combobox.module.css';
import { comboboxAction } from '../../ui/combobox-keys.ts';
import { ComboboxList } from '../../ui/combobox-list.tsx';
import fieldStyles from '../../ui/field.module.css';
import { FieldFrame, frameAttributes } from '../../ui/field-frame.tsx';
import { useRegisterTexts } from './texts.ts';

const PAUSE_IN_TYPING = 250;
const LEAST_SIGNS = 2;

type Props = {
  /** The place that the fields hold, as `placeValue` writes it. */
  chosen: string;
  /** A whole address that was pasted into another field: it is taken as pasted here. */
  handed: { text: string } | undefined;
  /** With what a whole address says of house and street, where one was written. */
  onChoose: (place: Place, written: TypedAddress | undefined) => void;
};

/** One box for any part of an address: a name in either language, the postcode, or all of it. */
export function PlaceSearch({ chosen, handed, onChoose }: Props) {
  const { address } = useRegisterTexts();
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const [named, setNamed] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Entered: the first place that is found for these very words is meant. */
  const [entered, setEntered] = useState<string>();
  /** Pasted: the one place of this address is meant. */
  const [pasted, setPasted] = useState<string>();
  const written = readAddress(text);
  const input = useRef<HTMLInputElement>(null);
  const { places, state, asked } = useFound(open ? searchedOf(text) : '');
  const shown = places.map((place) => ({
    value: placeValue(place.subdistrict.code, place.postcode),
    label: labelOf(place, language),
  }));
  const frame = { hint: address.searchHint };

  // Other places came: what was marked among the ones before is none of these.
  const [listed, setListed] = useState(asked);
  if (listed !== asked) {
    setListed(asked);
    setActive(-1);
  }

  // Another was chosen step by step: the box does not go on naming this one.
  if (named && named !== chosen) {
    setNamed(undefined);
    setText('');
  }

  function type(value: string, isPasted: boolean) {
    setText(value);
    setPasted(isPasted && readAddress(value) ? searchedOf(value) : undefined);
    setNamed(undefined);
    setOpen(true);
    setActive(-1);
    setEntered(undefined);
  }

  const takeHanded = useEffectEvent((value: string) => {
    input.current?.focus();
    type(value.slice(0, APPLY_LONGEST.pasted), true);
  });
  useEffect(() => {
    if (handed) takeHanded(handed.text);
  }, [handed]);

  function choose(place: Place | undefined) {
    setOpen(false);
    setActive(-1);
    if (!place) return;
    setText(labelOf(place, language));
    setNamed(placeValue(place.subdistrict.code, place.postcode));
    onChoose(place, written);
  }

  const chooseFirst = useEffectEvent(() => {
    setEntered(undefined);
    if (places[0]) choose(places[0]);
  });
  /** Which of several, and whether it takes the place of another, is said by the reader. */
  const chooseOnly = useEffectEvent(() => {
    setPasted(undefined);
    if (places.length === 1 && chosen.trim() === '') choose(places[0]);
  });
  useEffect(() => {
    if (state !== 'found') return;
    if (asked === entered) chooseFirst();
    else if (asked === pasted) chooseOnly();
  }, [state, asked, entered, pasted]);

  function close() {
    setOpen(false);
    setEntered(undefined);
    setPasted(undefined);
  }

  const nothing = state === 'unreachable' ? address.unreachable : address.nothingFound;
  return (
    <FieldFrame id={id} label={address.search} {...frame}>
      <div className={`${fieldStyles.box} ${styles.box}`}>
        <input
          {...frameAttributes(id, frame)}
          className={fieldStyles.control}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={APPLY_LONGEST.pasted}
          aria-autocomplete="list"
          aria-expanded={open && state !== 'idle'}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          value={text}
          ref={input}
          onChange={(event) => type(event.target.value, isPaste(event.nativeEvent))}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={close}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey) return;
            const count = shown.length;
            const action = comboboxAction(event.key, { open, active, count, typed: text !== '' });
            if (event.key === 'Enter') {
              // It looks for a place here and does not send the step.
              event.preventDefault();
              if (open && active < 0) setEntered(searchedOf(text));
            }
            if (!action) return;
            if (event.key !== 'Tab') event.preventDefault();
            if (action.type === 'choose') choose(places[action.active]);
            else if (action.type === 'clear') setText('');
            else if (action.type === 'close') close();
            else {
              setOpen(true);
              setActive(Math.min(action.active, count - 1));
            }
          }}
        />
        <ComboboxList
          id={id}
          open={open && state !== 'idle'}
          shown={shown}
          active={active}
          more={shown.length === MOST_PLACES ? address.more : undefined}
          nothingFound={state === 'searching' ? address.searching : nothing}
          onChoose={({ value }) =>
            choose(places[shown.findIndex((option) => option.value === value)])
          }
        />
        <output className="visually-hidden" htmlFor={id}>
          {state === 'found' && (shown.length > 0 ? address.found(shown.length) : nothing)}
        </output>
      </div>
    </FieldFrame>
  );
}

/** Of a whole address the place alone. */
function searchedOf(text: string): string {
  const place = readAddress(text)?.place ?? text;
  return place.slice(0, APPLY_LONGEST.searched).trim();
}

function isPaste(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('insertFrom');
}

/** One of two postcodes is a choice of its own. */
export function placeValue(subdistrict: string, postcode: string): string {
  return `${subdistrict} ${postcode}`;
}

function labelOf({ province, district, subdistrict, postcode }: Place, language: Language) {
  const names = [subdistrict, district, province].map(({ name }) => localize(name, language));
  return `${names.join(' › ')} ${postcode}`;
}

type Search = {
  /** What the places were found for; while others are searched, these stay. */
  asked: string;
  places: readonly Place[];
  state: 'idle' | 'searching' | 'found' | 'unreachable';
};

const NOTHING: Search = { asked: '', places: [], state: 'idle' };

function useFound(asked: string): Search {
  const [search, setSearch] = useState<Search>(NOTHING);
  useEffect(() => {
    if (asked.length < LEAST_SIGNS) return setSearch(NOTHING);
    let left = false;
    const set = (next: Search) => {
      if (!left) setSearch(next);
    };
    const timer = setTimeout(() => {
      setSearch((before) => ({ ...before, state: 'searching' }));
      call('register/findPlaces', { text: asked }).then(
        ({ data }) => set({ asked, places: data, state: 'found' }),
        () => set({ asked, places: [], state: 'unreachable' }),
      );
    }, PAUSE_IN_TYPING);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return search;
}
