import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './combobox.module.css';

type Option = { value: string; label: string };

type Props = {
  /** Of the box; the list and its options derive theirs from it. */
  id: string;
  open: boolean;
  shown: readonly Option[];
  active: number;
  more: string | undefined;
  nothingFound: string;
  onChoose: (option: Option) => void;
};

/** Worked by the mouse alone: the box keeps the focus and handles the keys. */
export function ComboboxList(props: Props) {
  const { id, open, shown, active, more, nothingFound, onChoose } = props;
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const chooseAt = useEffectEvent((index: number) => {
    const option = shown[index];
    if (option) onChoose(option);
  });

  useEffect(() => {
    const keepFocus = (event: MouseEvent) => event.preventDefault();
    const choose = (event: MouseEvent) => {
      const option = event.target instanceof Element && event.target.closest('[role=option]');
      if (option && list.current) chooseAt([...list.current.children].indexOf(option));
    };
    const element = popup.current;
    element?.addEventListener('mousedown', keepFocus);
    element?.addEventListener('click', choose);
    return () => {
      element?.removeEventListener('mousedown', keepFocus);
      element?.removeEventListener('click', choose);
    };
  }, []);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div ref={popup} className={styles.popup} hidden={!open}>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={`${id}-label`}
        className={styles.list}
      >
        {open &&
          shown.map((option, index) => (
            <div
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              className={styles.option}
              aria-selected={false}
              data-active={index === active || undefined}
            >
              {option.label}
            </div>
          ))}
      </div>
      {shown.length === 0 && <p className={styles.note}>{nothingFound}</p>}
      {more && <p className={styles.note}>{more}</p>}
    </div>
  );
}
