import { Button, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Coordinates } from '#contract/branches/branches.ts';
import styles from './branches.module.css';
import type { Picker } from './draw-picker.ts';
import { useBranchTexts } from './texts.ts';

type Props = {
  place: Coordinates | undefined;
  province: string | undefined;
  provinces: readonly { code: string; name: string }[];
  readOnly: boolean;
  onMove: (place: Coordinates) => void;
};

/** The map of a branch’s form: the marker is moved by pointer or by the arrow keys. */
export function PositionMap(props: Props) {
  const { place, province, readOnly } = props;
  const texts = useBranchTexts();
  const element = useRef<HTMLElement>(null);
  const { picker, failed } = usePicker(element, props);
  const [latitude, longitude] = [place?.latitude, place?.longitude];

  useEffect(() => {
    const known = latitude !== undefined && longitude !== undefined;
    picker?.show(known ? { latitude, longitude } : undefined, !readOnly);
  }, [picker, latitude, longitude, readOnly]);
  useEffect(() => picker?.markProvince(province), [picker, province]);
  // The province of another choice is what there is to look at; at first, only without a marker.
  const shown = useRef(province);
  useEffect(() => {
    if (!picker || !province) return;
    if (latitude === undefined || shown.current !== province) picker.goToProvince(province);
    shown.current = province;
  }, [picker, province, latitude]);

  if (failed) return <Text role="alert">{texts.mapFailed}</Text>;
  return (
    <figure className={styles.frame}>
      <section ref={element} className={styles.map} aria-label={texts.map} />
      <figcaption className={styles.caption}>
        <span>{place ? texts.credit : texts.noPosition}</span>
        {province && (
          <Button variant="subtle" size="compact-sm" onClick={() => picker?.goToProvince(province)}>
            {texts.toProvince}
          </Button>
        )}
      </figcaption>
    </figure>
  );
}

/** Fetched with the form, and gone with it. */
function usePicker(element: RefObject<HTMLElement | null>, { provinces, onMove }: Props) {
  const texts = useBranchTexts();
  const [picker, setPicker] = useState<Picker>();
  const [failed, setFailed] = useState(false);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  const ready = provinces.length > 0;
  const names = useRef(provinces);
  names.current = provinces;

  useEffect(() => {
    if (!ready) return;
    let drawn: Picker | undefined;
    let left = false;
    import('./draw-picker.ts')
      .then(({ drawPicker }) => {
        if (left || !element.current) return;
        drawn = drawPicker(element.current, {
          texts,
          provinces: names.current,
          onMove: (place) => move.current(place),
        });
        setPicker(drawn);
      })
      .catch(() => setFailed(true));
    return () => {
      left = true;
      drawn?.remove();
      setPicker(undefined);
    };
  }, [element, texts, ready]);

  return { picker, failed };
}
