import { useQuery } from '@tanstack/react-query';
import type { Network } from '#contract/applications/networks.ts';
import { localize } from '#contract/localize.ts';
import { PERMISSIONS } from '#contract/rights/permissions.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ChoiceField, ChoicesField } from '../resource/choice-fields.tsx';
import { CheckField, LocalizedText } from '../resource/fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { RowOf, ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { choicesOf } from '../session/answers.ts';
import { useCan } from '../session/profile.ts';
import { useOfficeTexts } from '../texts.ts';

type Row = RowOf<'groups'>;

const NEW: ValuesOf<'groups'> = {
  name: {},
  profileIds: [],
  administrator: false,
  network: null,
  secondFactorRequired: false,
};

const profilesQuery = choicesOf('groups/profiles', {});

export function GroupForm(record: RecordProps) {
  const { rights } = useOfficeTexts();
  const texts = rights.groups;
  const language = useLanguage();
  const can = useCan();
  const { data: profiles = [] } = useQuery(profilesQuery);
  const mayEverything = PERMISSIONS.every(can);
  const isStronger = (row: Row) =>
    (row.administrator && !mayEverything) ||
    profiles.some(({ id, allowed }) => !allowed && row.profileIds.includes(id));
  const networks = Object.keys(rights.networks) as Network[];

  return (
    <ResourceForm
      name="groups"
      {...record}
      initial={NEW}
      newTitle={texts.newTitle}
      lockedBy={(row) => (isStronger(row) ? texts.stronger : undefined)}
    >
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <ChoicesField
            name="profileIds"
            label={texts.profiles}
            description={texts.profilesHint}
            choices={profiles.map(({ id, name, allowed }) => ({
              value: id,
              label: localize(name, language),
              disabled: !allowed,
            }))}
          />
          <ChoiceField
            name="network"
            label={texts.network}
            description={texts.networkHint}
            none={texts.allNetworks}
            choices={networks.map((value) => ({ value, label: rights.networks[value] }))}
          />
          <CheckField
            name="administrator"
            label={texts.administrator}
            description={texts.administratorHint}
            fixed={!mayEverything}
          />
          <CheckField
            name="secondFactorRequired"
            label={texts.secondFactor}
            description={texts.secondFactorHint}
          />
        </>
      )}
    </ResourceForm>
  );
}
