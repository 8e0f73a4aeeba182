import { COMPANY_LINK_NAMES, COMPANY_LINKS } from '#contract/pages/kinds.ts';
import { SiteLink } from '../content/see-on-site.tsx';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { LocalizedText, TextField } from '../resource/fields.tsx';
import { LocalizedArea } from '../resource/localized-area.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useOfficeTexts } from '../texts.ts';
import { RowsField } from './rows-field.tsx';

type Values = ValuesOf<'company'>;

const NEW: Values = {
  name: {},
  registeredName: {},
  registrationNumber: '',
  licence: {},
  address: {},
  officeHours: {},
  telephones: [],
  email: '',
  links: [],
};

export function CompanyForm(record: RecordProps) {
  const { company: texts, publishing } = useOfficeTexts().content;
  return (
    <ResourceForm
      name="company"
      {...record}
      initial={NEW}
      newTitle={texts.newTitle}
      actions={() => <SiteLink href="/#contact">{publishing.seeOnSite}</SiteLink>}
    >
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <LocalizedText name="registeredName" label={texts.registeredName} />
          <TextField
            name="registrationNumber"
            label={texts.registrationNumber}
            description={texts.registrationHint}
            maxLength={40}
          />
          <LocalizedText name="licence" label={texts.licence} maxLength={300} />
          <LocalizedArea name="address" label={texts.address} maxLength={500} rows={2} />
          <LocalizedText name="officeHours" label={texts.officeHours} />
          <RowsField
            name="telephones"
            title={texts.telephones}
            hint={texts.telephonesHint}
            most={5}
            added=""
          >
            {(path, label) => (
              <TextField name={path} label={label} type="tel" maxLength={30} required />
            )}
          </RowsField>
          <TextField name="email" label={texts.email} type="email" />
          <RowsField
            name="links"
            title={texts.links}
            hint={texts.linksHint}
            most={10}
            added={{ kind: 'line', href: 'https://' }}
          >
            {(path, label) => (
              <>
                <ChoiceField
                  name={`${path}.kind`}
                  label={label}
                  choices={COMPANY_LINKS.map((value) => ({
                    value,
                    label: COMPANY_LINK_NAMES[value],
                  }))}
                />
                <TextField
                  name={`${path}.href`}
                  label={texts.linkAddress}
                  type="url"
                  maxLength={2_000}
                  required
                />
              </>
            )}
          </RowsField>
        </>
      )}
    </ResourceForm>
  );
}
