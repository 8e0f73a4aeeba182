import { Fieldset, SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { APPLICANTS } from '#contract/applications/kinds.ts';
import { NETWORKS } from '#contract/applications/networks.ts';
import { CASE_LIMITS } from '#contract/cases/case-limits.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { localize } from '#contract/localize.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { MOST_MONTHS } from '#contract/products/repayment.ts';
import { placeChoices } from '../../i18n/place-choices.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { choicesQuery } from '../applications/case-queries.ts';
import { provincesQuery } from '../branches/provinces-query.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { CheckField, TextField } from '../resource/fields.tsx';
import { useFormParts } from '../resource/form-context.ts';
import { NumberField } from '../resource/number-field.tsx';
import { useOfficeTexts } from '../texts.ts';
import { DeedFields } from './deed-fields.tsx';
import { PlaceField } from './place-field.tsx';
import { useCaseTexts } from './texts.ts';

const TWO = { base: 1, xs: 2 };

export type CaseFieldsProps = {
  resource: 'application' | 'applicationPartner';
  record: CaseDetails | undefined;
};

/** Everything that an application says; for partners the short form of it. */
export function CaseFields({ resource, record }: CaseFieldsProps) {
  const texts = useCaseTexts();
  const { applications } = useOfficeTexts();
  const language = useLanguage();
  const { form } = useFormParts();
  const { data: choices } = useQuery(choicesQuery(resource));
  const staff = resource === 'application';
  const company = form.getValues().applicant === 'company';
  const offered = (
    from: ReadonlyArray<{ id: number; name: LocalizedText; active: boolean }> = [],
    kept?: number | null,
  ) =>
    from
      .filter(({ id, active }) => active || id === kept)
      .map(({ id, name }) => ({ value: id, label: localize(name, language) }));
  const { data: provinces = [] } = useQuery({ ...provincesQuery, enabled: staff });
  const networks = choices?.networks ?? [];
  const types = offered(choices?.guaranteeTypes, record?.guaranteeTypeId);
  return (
    <Stack gap="md">
      <SimpleGrid cols={TWO} spacing="sm">
        <ChoiceField
          name="applicant"
          label={applications.type}
          required
          choices={APPLICANTS.map((value) => ({ value, label: applications.types[value] }))}
        />
        <ChoiceField
          name="productId"
          label={applications.product}
          required
          choices={offered(choices?.products, record?.productId)}
        />
      </SimpleGrid>
      {company && <CompanyFields staff={staff} />}
      <PersonFields staff={staff} company={company} record={record} />
      {company && staff && <ContactFields />}
      <Fieldset legend={texts.loan}>
        <SimpleGrid cols={TWO} spacing="sm">
          <NumberField
            name="askedAmount"
            label={texts.fields.askedAmount}
            min={1}
            max={CASE_LIMITS.amount}
          />
          {staff && (
            <NumberField
              name="askedMonths"
              label={texts.fields.askedMonths}
              min={1}
              max={MOST_MONTHS}
              suffix={texts.months}
            />
          )}
          <ChoiceField
            name="guaranteeTypeId"
            label={texts.fields.guaranteeType}
            none={texts.form.notGiven}
            choices={types}
          />
          {staff && (
            <ChoiceField
              name="guaranteeProvinceCode"
              label={texts.fields.guaranteeProvince}
              none={texts.form.notGiven}
              choices={placeChoices(provinces, language)}
            />
          )}
          <ChoiceField
            name="convenientTimeId"
            label={texts.fields.convenientTime}
            none={texts.form.notGiven}
            choices={offered(choices?.convenientTimes, record?.convenientTimeId)}
          />
          {staff && (
            <ChoiceField
              name="receiveChannelId"
              label={texts.fields.receiveChannel}
              none={texts.form.notGiven}
              choices={offered(choices?.receiveChannels, record?.receiveChannelId)}
            />
          )}
          {staff && (
            <ChoiceField
              name="network"
              label={applications.network}
              // What a partner wrote is not for another partner to read.
              fixed={record?.channel === 'partner'}
              {...(networks.length === NETWORKS.length && { none: applications.noNetwork })}
              choices={networks.map((value) => ({ value, label: value }))}
            />
          )}
          <TextField name="refCode" label={applications.refCode} maxLength={CASE_LIMITS.refCode} />
          <LanguageField />
        </SimpleGrid>
      </Fieldset>
      <DeedFields types={types} record={record} />
      {!record && (
        <>
          <CheckField name="policy" label={texts.form.policy} description={texts.form.policyHint} />
          <CheckField name="marketing" label={texts.form.marketing} />
        </>
      )}
    </Stack>
  );
}

function LanguageField() {
  const texts = useCaseTexts();
  const { resource } = useOfficeTexts();
  return (
    <ChoiceField
      name="language"
      label={texts.fields.language}
      choices={PICKER_LANGUAGES.map((value) => ({ value, label: resource.languages[value] }))}
    />
  );
}

function CompanyFields({ staff }: { staff: boolean }) {
  const { fields } = useCaseTexts();
  const { companyName, name } = CASE_LIMITS;
  return (
    <SimpleGrid cols={TWO} spacing="sm">
      <TextField name="companyPrefix" label={fields.companyPrefix} maxLength={name} />
      <TextField name="companyName" label={fields.companyName} required maxLength={companyName} />
      {staff && <TextField name="companyId" label={fields.companyId} maxLength={40} />}
    </SimpleGrid>
  );
}

type PersonProps = { staff: boolean; company: boolean; record: CaseDetails | undefined };

function PersonFields({ staff, company, record }: PersonProps) {
  const texts = useCaseTexts();
  const { fields } = texts;
  const { name, address } = CASE_LIMITS;
  return (
    <Fieldset legend={company ? texts.form.signatory : texts.form.person}>
      <Stack gap="sm">
        <SimpleGrid cols={TWO} spacing="sm">
          <TextField name="prefix" label={fields.prefix} maxLength={name} />
          <TextField
            name="firstName"
            label={fields.firstName}
            required={!company}
            maxLength={name}
          />
          <TextField name="lastName" label={fields.lastName} maxLength={name} />
          {staff && <TextField name="idCard" label={fields.idCard} maxLength={40} />}
          {staff && (
            <TextField
              name="birthday"
              label={fields.birthday}
              description={texts.form.birthdayHint}
              maxLength={40}
            />
          )}
          <TextField name="phone" label={fields.phone} type="tel" required maxLength={40} />
          <TextField name="email" label={fields.email} type="email" maxLength={CASE_LIMITS.email} />
          <TextField name="lineId" label={fields.lineId} maxLength={CASE_LIMITS.lineId} />
        </SimpleGrid>
        <PlaceField
          name="subdistrictCode"
          postcode="postcode"
          label={fields.place}
          required
          known={record?.place ?? null}
        />
        {staff && (
          <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm">
            <TextField name="houseNo" label={fields.houseNo} maxLength={address} />
            <TextField name="moo" label={fields.moo} maxLength={address} />
            <TextField name="trok" label={fields.trok} maxLength={address} />
            <TextField name="soi" label={fields.soi} maxLength={address} />
            <TextField name="road" label={fields.road} maxLength={address} />
          </SimpleGrid>
        )}
      </Stack>
    </Fieldset>
  );
}

function ContactFields() {
  const { contact, fields } = useCaseTexts();
  const { name, email } = CASE_LIMITS;
  return (
    <Fieldset legend={contact}>
      <SimpleGrid cols={TWO} spacing="sm">
        <TextField name="contactFirstName" label={fields.firstName} maxLength={name} />
        <TextField name="contactLastName" label={fields.lastName} maxLength={name} />
        <TextField name="contactPhone" label={fields.phone} type="tel" maxLength={40} />
        <TextField name="contactEmail" label={fields.email} type="email" maxLength={email} />
      </SimpleGrid>
    </Fieldset>
  );
}
