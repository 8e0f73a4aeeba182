import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { APPLICANTS, APPLICATION_CHANNELS, OUTCOMES } from '#contract/applications/kinds.ts';
import { NETWORKS } from '#contract/applications/networks.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/applications/states.ts';
import type { CaseResource } from '#contract/cases/case-shapes.ts';
import { APPOINTMENT_FILTERS, OFFER_FILTERS } from '#contract/cases/filters.ts';
import { localize } from '#contract/localize.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { provincesQuery } from '../branches/provinces-query.ts';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import { DayRange } from '../resource/day-range.tsx';
import { UnfoldedFilters } from '../resource/unfolded-filters.ts';
import { useClearFilters } from '../resource/use-clear-filters.ts';
import type { ListControl } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './applications.module.css';
import { assigneesQuery, choicesQuery } from './case-queries.ts';
import { ME, MORE_FILTERS, NONE } from './read-filters.ts';

type Props = {
  resource: CaseResource;
  control: ListControl;
  statuses?: readonly ApplicationStatus[];
  /** How the statuses are called, where not as staff do. */
  words?: Record<ApplicationStatus, string>;
  /** Where everybody’s are shown. */
  withAssignee?: boolean;
  /** Where what is over can be looked for as well. */
  withPast?: boolean;
};

/** The two that are used all day, and the others behind a button. */
export function CaseFilters(props: Props) {
  const { control, withAssignee = false } = props;
  const { applications: texts, lists } = useOfficeTexts();
  const words = props.words ?? texts.statuses;
  const { filters } = control.state;
  const statuses = filters.outcome || !props.statuses ? APPLICATION_STATUSES : props.statuses;
  const used = MORE_FILTERS.filter((name) => filters[name]).length;
  const [opened, setOpened] = useState(used > 0);
  const unfolded = use(UnfoldedFilters);
  return (
    <>
      <ChoiceFilter
        control={control}
        name="status"
        label={texts.status}
        all={texts.allStatuses}
        choices={statuses.map((value) => ({ value, label: words[value] }))}
      />
      {withAssignee && <AssigneeFilter control={control} />}
      <Button
        className={styles.moreFilters}
        variant={used > 0 ? 'light' : 'default'}
        leftSection={<IconFilter size={16} aria-hidden />}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {used > 0 ? texts.filtersOn(formatNumber(used)) : lists.filters}
      </Button>
      {(opened || unfolded) && <MoreFilters {...props} used={used} />}
    </>
  );
}

/** Only what is open stands in the queue: the rest is looked for. */
function OutcomeFilter({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().applications;
  return (
    <ChoiceFilter
      captioned
      control={control}
      name="outcome"
      label={texts.outcome}
      all={texts.inQueue}
      choices={(['all', ...OUTCOMES] as const).map((value) => ({
        value,
        label: texts.outcomes[value],
      }))}
    />
  );
}

function AssigneeFilter({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().applications;
  const { data: people = [] } = useQuery(assigneesQuery);
  return (
    <ChoiceFilter
      control={control}
      name="assignee"
      label={texts.assignee}
      all={texts.allAssignees}
      choices={[
        { value: ME, label: texts.me },
        ...people.map(({ userId, name }) => ({ value: userId, label: name })),
        { value: NONE, label: texts.nobody },
      ]}
    />
  );
}

function MoreFilters({ resource, control, used, withPast }: Props & { used: number }) {
  const { applications: texts, lists } = useOfficeTexts();
  const language = useLanguage();
  const { data: choices } = useQuery(choicesQuery(resource));
  const { data: provinces = [] } = useQuery(provincesQuery);
  const { round, clear } = useClearFilters(control, MORE_FILTERS);
  const wide = resource !== 'applicationPartner';
  return (
    <fieldset className={styles.more} data-filter={used > 0 ? 'used' : 'unused'}>
      <legend>{lists.filters}</legend>
      {withPast && <OutcomeFilter control={control} />}
      {wide && (
        <ChoiceFilter
          captioned
          control={control}
          name="network"
          label={texts.network}
          all={texts.allNetworks}
          choices={[
            ...NETWORKS.map((value) => ({ value, label: value })),
            { value: NONE, label: texts.noNetwork },
          ]}
        />
      )}
      <ChoiceFilter
        captioned
        control={control}
        name="product"
        label={texts.product}
        all={texts.allProducts}
        choices={(choices?.products ?? []).map(({ id, name }) => ({
          value: id,
          label: localize(name, language),
        }))}
      />
      {wide && (
        <ChoiceFilter
          captioned
          control={control}
          name="province"
          named
          label={texts.province}
          all={texts.allProvinces}
          choices={provinces.map(({ code, name }) => ({
            value: code,
            label: localize(name, language),
          }))}
        />
      )}
      <ChoiceFilter
        captioned
        control={control}
        name="type"
        label={texts.type}
        all={texts.allTypes}
        choices={APPLICANTS.map((value) => ({ value, label: texts.types[value] }))}
      />
      {wide && (
        <ChoiceFilter
          captioned
          control={control}
          name="channel"
          label={texts.channel}
          all={texts.allChannels}
          choices={APPLICATION_CHANNELS.map((value) => ({ value, label: texts.channels[value] }))}
        />
      )}
      {wide && (
        <ChoiceFilter
          captioned
          control={control}
          name="reason"
          label={texts.rejectReason}
          all={texts.allReasons}
          choices={(choices?.rejectReasons ?? []).map(({ id, internalName, name }) => ({
            value: id,
            label: internalName || localize(name, language),
          }))}
        />
      )}
      {wide && (
        <>
          <ChoiceFilter
            captioned
            control={control}
            name="offer"
            label={texts.offer}
            all={texts.allOffers}
            choices={OFFER_FILTERS.map((value) => ({ value, label: texts.offered[value] }))}
          />
          <ChoiceFilter
            captioned
            control={control}
            name="appointment"
            label={texts.appointment}
            all={texts.allAppointments}
            choices={APPOINTMENT_FILTERS.map((value) => ({
              value,
              label: texts.appointments[value],
            }))}
          />
        </>
      )}
      <DayRange
        key={round}
        labels={texts}
        from={control.state.filters.from ?? ''}
        until={control.state.filters.until ?? ''}
        onChange={(days) => control.change(days, true)}
      />
      {used > 0 && (
        <Button variant="subtle" onClick={clear}>
          {texts.clearFilters}
        </Button>
      )}
    </fieldset>
  );
}
