import { useMemo } from 'react';
import type { Language } from '#contract/language.ts';
import type { Publishing } from '#contract/resource/publishing.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { Column } from '../resource/resource-table.tsx';
import { useOfficeTexts } from '../texts.ts';
import { LanguageMarks } from './language-marks.tsx';
import styles from './state-cell.module.css';
import { StateCell } from './state-cell.tsx';

/** The columns that lists of what the site shows have in common. */
export function usePublishColumns() {
  const texts = useOfficeTexts();
  const language = useLanguage();
  return useMemo(() => publishColumns(texts, language), [texts, language]);
}

function publishColumns(
  { content, lists, resource }: ReturnType<typeof useOfficeTexts>,
  language: Language,
) {
  const texts = content.publishing;
  const time = (moment: string) => formatTime(moment, language);
  const day = (moment: string) => formatDate(moment, language);

  const state: Column<Publishing> = {
    key: 'state',
    title: texts.state,
    cell: (row) => (
      <>
        <StateCell row={row} />
        <LanguageMarks row={row} />
      </>
    ),
  };
  /** For what has no state beside which they would stand. */
  const languages: Column<object> = {
    key: 'languages',
    title: lists.completeness.title,
    cell: (row) => <LanguageMarks row={row} />,
  };
  const dates: Column<Publishing> = {
    key: 'dates',
    title: texts.dates,
    wide: true,
    cell: ({ publishFrom, publishUntil }) => (
      <>
        {publishUntil ? day(publishFrom) : time(publishFrom)}
        <span className={publishUntil ? styles.under : styles.less}>
          {publishUntil ? texts.until(day(publishUntil)) : texts.noEnd}
        </span>
      </>
    ),
  };
  const position: Column<{ position: number }> = {
    key: 'position',
    title: content.order.title,
    sort: 'position',
    numeric: true,
    wide: true,
    cell: (row) => formatNumber(row.position),
  };
  const changed: Column<RowFacts> = {
    key: 'updatedAt',
    title: resource.updated,
    sort: 'updatedAt',
    wide: true,
    cell: ({ updatedAt, updatedBy }) => (
      <>
        {time(updatedAt)}
        {updatedBy && <span className={styles.less}>{resource.updatedBy(updatedBy)}</span>}
      </>
    ),
  };
  return { state, languages, position, dates, changed };
}
