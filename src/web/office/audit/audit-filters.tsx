import { Button, Select, TextInput } from '@mantine/core';
import { AUDIT_ACTIONS } from '#contract/audit/actions.ts';
import { SCREENS } from '#contract/navigation/window-names.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { DayRange } from '../resource/day-range.tsx';
import { useClearFilters } from '../resource/use-clear-filters.ts';
import type { ListControl } from '../resource/use-list-state.ts';
import { useSearchText } from '../resource/use-search-text.ts';
import styles from './audit.module.css';
import { FILTERS, type FilterName } from './audit-search.ts';
import { PersonFilter } from './person-filter.tsx';
import { useAuditTexts } from './texts.ts';
import { useWords } from './use-words.ts';

/** Narrows the record: who, what, where, which one, when. */
export function AuditFilters({ control }: { control: ListControl }) {
  const texts = useAuditTexts();
  const words = useWords();
  const language = useLanguage();
  const { filters } = control.state;
  const { round, clear } = useClearFilters(control, FILTERS);
  const change = (name: FilterName, value: string | null | undefined) =>
    control.change({ [name]: value ?? undefined });
  const byName = (a: { label: string }, b: { label: string }) =>
    a.label.localeCompare(b.label, language);
  return (
    <fieldset className={styles.filters} aria-label={texts.filters}>
      <PersonFilter value={filters.person} onChange={(value) => change('person', value)} />
      <Select
        label={texts.action}
        placeholder={texts.allActions}
        clearable
        searchable
        clearButtonProps={{
          'aria-hidden': false,
          'aria-label': `${texts.action}: ${texts.allActions}`,
        }}
        data={AUDIT_ACTIONS.map((value) => ({
          value: value as string,
          label: words.action(value),
        })).sort(byName)}
        value={filters.action ?? null}
        onChange={(value) => change('action', value)}
      />
      <Select
        label={texts.window}
        placeholder={texts.allWindows}
        clearable
        searchable
        clearButtonProps={{
          'aria-hidden': false,
          'aria-label': `${texts.window}: ${texts.allWindows}`,
        }}
        data={SCREENS.map((value) => ({
          value: value as string,
          label: words.window(value),
        })).sort(byName)}
        value={filters.window ?? null}
        onChange={(value) => change('window', value)}
      />
      <RecordFilter
        key={`record ${round}`}
        value={filters.record ?? ''}
        onChange={(value) => change('record', value)}
      />
      <DayRange
        key={`days ${round}`}
        labels={{ from: texts.from, until: texts.to }}
        from={filters.from ?? ''}
        until={filters.to ?? ''}
        onChange={({ from = filters.from, until = filters.to }) =>
          control.change({ from, to: until })
        }
      />
      {FILTERS.some((name) => filters[name]) && (
        <Button variant="subtle" onClick={clear}>
          {texts.clearFilters}
        </Button>
      )}
    </fieldset>
  );
}

function RecordFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const texts = useAuditTexts();
  const { typed, onType, onFocus, onBlur } = useSearchText(value, onChange);
  return (
    <TextInput
      label={texts.recordId}
      inputMode="numeric"
      maxLength={100}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}
