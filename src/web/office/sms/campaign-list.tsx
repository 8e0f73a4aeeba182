import { CAMPAIGN_STATES } from '#contract/sms/states.ts';
import { formatNumber } from '../../i18n/format.ts';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import { newestFirst } from '../resource/newest-first.ts';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useUpdatedColumn } from '../resource/use-updated-column.ts';
import { StateWord } from './state-word.tsx';
import { useSmsTexts } from './texts.ts';

type Row = RowOf<'smsCampaign'>;

export function CampaignList({ control }: { control: ListControl }) {
  const texts = useSmsTexts();
  const updated = useUpdatedColumn();
  const state = CAMPAIGN_STATES.find((one) => one === control.state.filters.state);
  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    {
      key: 'state',
      title: texts.state,
      cell: (row) => <StateWord state={row.state}>{texts.states[row.state]}</StateWord>,
    },
    {
      key: 'recipients',
      title: texts.recipients,
      numeric: true,
      named: true,
      wide: true,
      cell: (row) => formatNumber(row.recipients),
    },
    { key: 'maker', title: texts.maker, wide: true, cell: (row) => row.maker ?? '' },
    {
      key: 'approver',
      title: texts.approver,
      wide: true,
      hidden: true,
      cell: (row) => row.approver ?? '',
    },
    updated,
  ];
  return (
    <ResourceTable
      name="smsCampaign"
      texts={texts}
      columns={columns}
      control={newestFirst(control, 'updatedAt')}
      filters={state ? { states: [state] } : {}}
      tools={
        <ChoiceFilter
          control={control}
          name="state"
          label={texts.state}
          all={texts.allStates}
          choices={CAMPAIGN_STATES.map((value) => ({ value, label: texts.states[value] }))}
        />
      }
    />
  );
}
