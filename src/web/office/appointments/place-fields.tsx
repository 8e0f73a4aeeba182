import { Select, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { APPOINTMENT_LIMITS } from '#contract/applications/appointments.ts';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { provincesQuery } from '../branches/provinces-query.ts';
import { FoundSelect } from '../resource/found-select.tsx';
import { callAsUser } from '../session/session.ts';
import { CHOICES } from '../states/choices.ts';
import type { AppointmentField, AppointmentValues } from './appointment-values.ts';
import { useAppointmentTexts } from './texts.ts';

type Props = {
  values: AppointmentValues;
  errorOf: (field: AppointmentField) => string | undefined;
  onChange: (changes: Partial<AppointmentValues>) => void;
};

/** Land Offices are many and in no list of ours: named as the letter shall name it. */
export function LandOfficeFields({ values, errorOf, onChange }: Props) {
  const texts = useAppointmentTexts();
  const language = useLanguage();
  const { data: provinces = [] } = useQuery(provincesQuery);
  return (
    <>
      <TextInput
        label={texts.officeName}
        placeholder={texts.officeForm}
        withAsterisk
        maxLength={APPOINTMENT_LIMITS.text}
        value={values.name}
        error={errorOf('name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={texts.address}
        maxLength={APPOINTMENT_LIMITS.text}
        value={values.address}
        error={errorOf('address')}
        onChange={(event) => onChange({ address: event.currentTarget.value })}
      />
      <Select
        label={texts.province}
        withAsterisk
        searchable
        data={provinces.map(({ code, name }) => ({ value: code, label: localize(name, language) }))}
        value={values.provinceCode}
        error={errorOf('provinceCode')}
        onChange={(provinceCode) => provinceCode && onChange({ provinceCode })}
      />
    </>
  );
}

/** One of our branches, found while its name is typed. */
export function BranchField({ values, errorOf, onChange }: Props) {
  const texts = useAppointmentTexts();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const {
    data = [],
    isPending,
    isPlaceholderData,
  } = useQuery({
    meta: CHOICES,
    queryKey: ['appointmentBranches', search],
    queryFn: async () => (await callAsUser('application/appointmentBranches', { search })).data,
    placeholderData: keepPreviousData,
  });
  const found = data.map(({ id, name }) => ({
    value: String(id),
    label: localize(name, language),
  }));
  const chosen = values.branchId === null ? null : String(values.branchId);
  return (
    <FoundSelect
      label={texts.branch}
      placeholder={texts.branchForm}
      withAsterisk
      nothing={texts.noBranch}
      chosen={
        chosen === null
          ? undefined
          : { value: chosen, label: localize(values.branchName, language) }
      }
      found={found}
      waiting={isPending || isPlaceholderData}
      searchValue={search}
      onSearchChange={setSearch}
      value={chosen}
      error={errorOf('branchId')}
      onChange={(value) => {
        const branch = data.find(({ id }) => String(id) === value);
        if (branch) onChange({ branchId: branch.id, branchName: branch.name });
      }}
    />
  );
}
