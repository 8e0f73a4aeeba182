import { useQuery } from '@tanstack/react-query';
import type { Network } from '#contract/applications/networks.ts';
import { localize } from '#contract/localize.ts';
import { MOST_BAHT } from '#contract/rights/groups.ts';
import { PERMISSIONS } from '#contract/rights/permissions.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ChoiceField, ChoicesField } from '../resource/choice-fields.tsx';
import { CheckField, LocalizedText } from '../resource/fields.tsx';
import { NumberField } from '../resource/number-field.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { NewValues, RowOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { choicesOf } from '../session/answers.ts';
import { useCan } from '../session/profile.ts';
import { useRightsTexts } from './texts.ts';

type Row = RowOf<'groups'>;

const NEW: NewValues<'groups'> = {
  name: {},
  profileIds: [],
  administrator: false,
  network: null,
  secondFactorRequired: false,
  approvesUpTo: null,
};

const profilesQuery = choicesOf('groups/profiles', {});

export function GroupForm(record: RecordProps) {
  const rights = useRightsTexts();
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
          <NumberField
            name="approvesUpTo"
            label={texts.approvesUpTo}
            description={texts.approvesUpToHint}
            min={0}
            max={MOST_BAHT}
          />
        </>
      )}
    </ResourceForm>
  );
}
