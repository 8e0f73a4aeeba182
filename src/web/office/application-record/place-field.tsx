import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { placeInWords } from '#contract/applications/address-words.ts';
import type { Place } from '#contract/applications/applications.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ORDER, useField, useFormParts } from '../resource/form-context.ts';
import { FoundSelect } from '../resource/found-select.tsx';
import { callAsUser } from '../session/session.ts';
import { CHOICES } from '../states/choices.ts';
import { useCaseTexts } from './texts.ts';

type Props = {
  /** The field of the subdistrict’s code. */
  name: string;
  /** The field of the postcode, where there is one. */
  postcode?: string;
  /** The field of the province’s code, where there is one. */
  province?: string;
  label: string;
  required?: boolean;
  /** The place that the code stands for now. */
  known: Place | null;
};

const LEAST_LETTERS = 2;
const PAUSE_MS = 250;

/** Where something lies: found by any part of its name, or by the postcode. */
export function PlaceField({ name, postcode, province, label, required = false, known }: Props) {
  const texts = useCaseTexts().form;
  const language = useLanguage();
  const { form } = useFormParts();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(known);
  const wanted = typed.trim();
  const [text] = useDebouncedValue(wanted, PAUSE_MS);
  const show = (place: Place) => placeInWords(place, language);
  const placeAt = (code: unknown) =>
    [chosen, known].find((place) => place && place.subdistrict.code === code) ?? undefined;
  const { value, ...field } = useField(name, label, {
    show: (code) => {
      const place = placeAt(code);
      return place ? show(place) : String(code ?? '');
    },
  });
  const current = placeAt(value);
  const isSearch = (words: string) =>
    words.length >= LEAST_LETTERS && !(current && words === show(current));
  const { data, isPending, isPlaceholderData } = useQuery({
    meta: CHOICES,
    queryKey: ['places', text],
    queryFn: async () => (await callAsUser('register/findPlaces', { text })).data,
    enabled: isSearch(text),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = (wanted.length >= LEAST_LETTERS && data) || [];
  const optionOf = (place: Place) => ({
    value: `${place.subdistrict.code} ${place.postcode}`,
    label: show(place),
  });
  const places = new Map(
    [...(current ? [current] : []), ...found].map((one) => [optionOf(one).value, one]),
  );
  return (
    <FoundSelect
      {...field}
      description={texts.placeHint}
      inputWrapperOrder={ORDER}
      withAsterisk={required}
      clearable={!required}
      clearButtonProps={{ 'aria-hidden': false, 'aria-label': `${texts.clear}: ${label}` }}
      nothing={wanted.length >= LEAST_LETTERS ? texts.noPlace : texts.typePlace}
      onSearchChange={setTyped}
      chosen={current && optionOf(current)}
      found={found.map(optionOf)}
      waiting={isSearch(wanted) && (text !== wanted || isPending || isPlaceholderData)}
      value={current ? optionOf(current).value : null}
      onChange={(key) => {
        const place = (key !== null && places.get(key)) || null;
        setChosen(place);
        form.setFieldValue(name, place?.subdistrict.code ?? '');
        if (postcode) form.setFieldValue(postcode, place?.postcode ?? '');
        if (province) form.setFieldValue(province, place?.province.code ?? '');
      }}
    />
  );
}
