import { Select, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppointmentPlace } from '#contract/applications/appointment-shapes.ts';
import { APPOINTMENT_LIMITS } from '#contract/applications/appointments.ts';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { provincesQuery } from '../branches/provinces-query.ts';
import { callAsUser } from '../session/session.ts';
import type { AppointmentValues } from './appointment-values.ts';
import { useAppointmentTexts } from './texts.ts';

type Props = {
  values: AppointmentValues;
  onChange: (changes: Partial<AppointmentValues>) => void;
};

/** Land Offices are many and in no list of ours: named as the letter shall name it. */
export function LandOfficeFields({ values, onChange }: Props) {
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
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={texts.address}
        maxLength={APPOINTMENT_LIMITS.text}
        value={values.address}
        onChange={(event) => onChange({ address: event.currentTarget.value })}
      />
      <Select
        label={texts.province}
        withAsterisk
        searchable
        allowDeselect={false}
        data={provinces.map(({ code, name }) => ({ value: code, label: localize(name, language) }))}
        value={values.provinceCode}
        onChange={(provinceCode) => provinceCode && onChange({ provinceCode })}
      />
    </>
  );
}

/** One of our branches, found while its name is typed. */
export function BranchField({
  values,
  known,
  onChange,
}: Props & { known: AppointmentPlace | undefined }) {
  const texts = useAppointmentTexts();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const { data: found = [] } = useQuery({
    queryKey: ['appointmentBranches', search],
    queryFn: async () => (await callAsUser('application/appointmentBranches', { search })).data,
    placeholderData: keepPreviousData,
  });
  const options = found.map(({ id, name }) => ({
    value: String(id),
    label: localize(name, language),
  }));
  const chosen = String(values.branchId ?? '');
  const kept =
    known?.branchId === values.branchId &&
    values.branchId !== null &&
    !options.some(({ value }) => value === chosen)
      ? [{ value: chosen, label: localize(known?.name ?? {}, language) }]
      : [];
  return (
    <Select
      label={texts.branch}
      placeholder={texts.branchForm}
      withAsterisk
      searchable
      nothingFoundMessage={texts.noBranch}
      data={[...kept, ...options]}
      // The server has looked for what was typed.
      filter={({ options: all }) => all}
      searchValue={search}
      onSearchChange={setSearch}
      value={values.branchId === null ? null : chosen}
      onChange={(id) => onChange({ branchId: id === null ? null : Number(id) })}
    />
  );
}
