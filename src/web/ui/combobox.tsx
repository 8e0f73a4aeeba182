import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import styles from './combobox.module.css';
import {
  type ComboboxOption,
  filterOptions,
  findExact,
  prepareOptions,
} from './combobox-filter.ts';
import { type ComboboxAction, comboboxAction } from './combobox-keys.ts';
import { ComboboxList } from './combobox-list.tsx';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldTexts, frameAttributes } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { Select } from './select.tsx';

const MOST_SHOWN = 100;

export type ComboboxTexts = {
  /** (total) => "พบ 12 รายการ", announced while typing. */
  found: (total: number) => string;
  /** Shown where nothing matches. */
  nothingFound: string;
  /** (shown, total) => "แสดง 100 จาก 7,436 พิมพ์เพิ่มเพื่อค้นหา". */
  more: (shown: number, total: number) => string;
};

type Props = FieldTexts & {
  name: string;
  options: readonly ComboboxOption[];
  texts: ComboboxTexts;
  id?: string;
  placeholder?: string;
  disabled?: boolean;
  /** The chosen value at first; give a new `key` to start afresh. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/** A native select until the page's script runs, then a box that filters by what is typed. */
export function Combobox(props: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosenBefore, setChosenBefore] = useState<string>();
  const keepChoice = useEffectEvent(() => {
    const value = select.current?.value ?? '';
    setChosenBefore(value);
    if (value !== (props.defaultValue ?? '')) props.onValueChange?.(value);
  });
  // What was chosen in the select before the script arrived is not lost.
  useEffect(() => keepChoice(), []);
  if (chosenBefore !== undefined) return <FilterBox {...props} defaultValue={chosenBefore} />;

  const { options, texts: _, onValueChange: __, placeholder = '', ...rest } = props;
  return (
    <Select {...rest} ref={select} placeholder={placeholder}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function FilterBox({ options, texts, onValueChange, ...props }: Props) {
  const { label, name, required, hint, error, placeholder, disabled = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const prepared = useMemo(() => prepareOptions(options), [options]);
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? '';
  const [value, setValue] = useState(props.defaultValue ?? '');
  const [text, setText] = useState(() => labelOf(value));
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  // Opened on a finished choice, the list offers everything again.
  const query = text === labelOf(value) ? '' : text;
  const { shown, total } = useMemo(
    () => filterOptions(prepared, query, MOST_SHOWN),
    [prepared, query],
  );

  function choose(option: ComboboxOption | undefined) {
    const next = option?.value ?? '';
    setText(option?.label ?? '');
    close();
    if (next === value) return;
    setValue(next);
    onValueChange?.(next);
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function perform(action: ComboboxAction) {
    if (action.type === 'close') close();
    else if (action.type === 'clear') choose(undefined);
    else if (action.type === 'choose') choose(shown[action.active]);
    else {
      setOpen(true);
      setActive(Math.min(action.active, shown.length - 1));
    }
  }

  /** Leaving takes a whole name, empties an emptied box, and otherwise returns to the last choice. */
  function settle() {
    if (text.trim() === '') choose(undefined);
    else choose(findExact(prepared, text) ?? options.find((option) => option.value === value));
  }

  const frame = { required, hint, error };
  return (
    <FieldFrame id={id} label={label} {...frame}>
      <div className={`${fieldStyles.box} ${styles.box}`} data-disabled={disabled || undefined}>
        <input type="hidden" name={name} value={value} disabled={disabled} />
        <input
          {...frameAttributes(id, frame)}
          className={fieldStyles.control}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          disabled={disabled}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
          onClick={() => setOpen(true)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey) return;
            const count = shown.length;
            const action = comboboxAction(event.key, { open, active, count, typed: text !== '' });
            if (!action) return;
            if (event.key !== 'Tab') event.preventDefault();
            perform(action);
          }}
        />
        <Icon name="chevronDown" />
        <ComboboxList
          id={id}
          open={open}
          shown={shown}
          value={value}
          active={active}
          more={total > shown.length ? texts.more(shown.length, total) : undefined}
          nothingFound={texts.nothingFound}
          onChoose={choose}
        />
        <output className="visually-hidden" htmlFor={id}>
          {open && query !== '' && (total > 0 ? texts.found(total) : texts.nothingFound)}
        </output>
      </div>
    </FieldFrame>
  );
}
