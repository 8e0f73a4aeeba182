import { useQuery } from '@tanstack/react-query';
import { useMatches } from 'react-router';
import { NETWORKS, type Network } from '#contract/applications/networks.ts';
import { localize } from '#contract/localize.ts';
import { placeChoices } from '../../i18n/place-choices.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { EnglishFilter, readEnglish } from '../content/english-filter.tsx';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { readState, StateFilter } from '../content/state-filter.tsx';
import { codeIn } from '../resource/choice-address.ts';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ListScreen } from '../resource/list-screen.tsx';
import type { RowOf } from '../resource/resource.ts';
import type { Column } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { provincesQuery } from './provinces-query.ts';
import { useBranchTexts } from './texts.ts';

const BranchForm = laterPart(async () => (await import('./branch-form.tsx')).BranchForm);

type Row = RowOf<'branchGSB'>;

/** One screen for three windows: the route says which, whatever the address is called. */
export default function Branches() {
  const [match] = useMatches().slice(-1);
  const network = NETWORKS.find((name) => match?.id === `Branch${name}Maint`) ?? NETWORKS[0];
  return <NetworkBranches key={network} network={network} />;
}

function NetworkBranches({ network }: { network: Network }) {
  const texts = useBranchTexts();
  const language = useLanguage();
  const control = useListState();
  const { state, dates, changed } = usePublishColumns();
  const { data = [] } = useQuery(provincesQuery);
  const provinces = placeChoices(data, language).map(({ value, label }) => ({
    code: value,
    name: label,
  }));
  const asked = codeIn(control.state.filters.province);
  const province = asked?.length === 2 ? asked : undefined;

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    state,
    {
      key: 'place',
      title: texts.place,
      sort: 'province',
      wide: true,
      cell: (row) =>
        `${localize(row.provinceName, language)} · ${localize(row.districtName, language)}`,
    },
    { key: 'tel', title: texts.tel, wide: true, cell: (row) => row.tel },
    {
      key: 'address',
      title: texts.address,
      wide: true,
      hidden: true,
      cell: (row) => `${localize(row.street1, language)} ${row.postcode}`,
    },
    { ...dates, hidden: true },
    changed,
  ];

  return (
    <ListScreen
      name={`branch${network}`}
      texts={{ ...texts, title: texts.title[network] }}
      columns={columns}
      control={control}
      filters={{
        ...(province && { province }),
        ...readState(control.state.filters),
        ...readEnglish(control.state.filters),
      }}
      tools={
        <>
          <ChoiceFilter
            control={control}
            name="province"
            named
            label={texts.province}
            all={texts.allProvinces}
            choices={provinces.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <StateFilter control={control} />
          <EnglishFilter control={control} />
        </>
      }
      record={
        control.record && (
          <BranchForm
            network={network}
            provinces={provinces}
            province={province}
            {...control.record}
          />
        )
      }
    />
  );
}
