import { SimpleGrid } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { LONGEST_TELEPHONES } from '#contract/branches/telephones.ts';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { TextField } from '../resource/fields.tsx';
import { useFormParts } from '../resource/form-context.ts';
import { choicesOf } from '../session/answers.ts';
import { useBranchTexts } from './texts.ts';

const districtsQuery = (province: string) =>
  queryOptions({
    ...choicesOf('addresses/districts', { province }),
    enabled: province !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Province, then district, which knows the postcode of most of it. */
export function PlaceFields({
  provinces,
}: {
  provinces: ReadonlyArray<{ code: string; name: string }>;
}) {
  const texts = useBranchTexts();
  const language = useLanguage();
  const { form } = useFormParts();
  const { provinceCode, districtCode } = form.getValues();
  const province = typeof provinceCode === 'string' ? provinceCode : '';
  const district = typeof districtCode === 'string' ? districtCode : '';
  const { data: districts = [] } = useQuery(districtsQuery(province));

  // A district of another province is the rest of an older choice.
  const stale = district !== '' && !district.startsWith(province);
  const clear = useEffectEvent(() => form.setFieldValue('districtCode', undefined));
  useEffect(() => {
    if (stale) clear();
  }, [stale]);

  const filled = useRef(district);
  const fill = useEffectEvent((postcode: string) => {
    if (form.isDirty('districtCode')) form.setFieldValue('postcode', postcode);
  });
  const postcode = districts.find(({ code }) => code === district)?.postcode;
  useEffect(() => {
    if (!postcode || filled.current === district) return;
    filled.current = district;
    fill(postcode);
  }, [district, postcode]);

  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <ChoiceField
          name="provinceCode"
          label={texts.province}
          required
          choices={provinces.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <ChoiceField
          name="districtCode"
          label={texts.district}
          required
          description={province ? undefined : texts.chooseProvince}
          choices={districts.map(({ code, name }) => ({
            value: code,
            label: localize(name, language),
          }))}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField
          name="postcode"
          label={texts.postcode}
          description={texts.postcodeHint}
          required
          maxLength={5}
        />
        <TextField
          name="tel"
          label={texts.tel}
          description={texts.telHint}
          required
          maxLength={LONGEST_TELEPHONES}
          type="tel"
          autoComplete="off"
        />
      </SimpleGrid>
    </>
  );
}
