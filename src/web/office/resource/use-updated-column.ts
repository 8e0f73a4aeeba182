import { useMemo } from 'react';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import type { Column } from './resource-table.tsx';

/** When a row was last changed. */
export function useUpdatedColumn(): Column<{ updatedAt: string }> {
  const { updated } = useOfficeTexts().resource;
  const language = useLanguage();
  return useMemo(
    () => ({
      key: 'updatedAt',
      title: updated,
      sort: 'updatedAt',
      wide: true,
      cell: ({ updatedAt }) => formatTime(updatedAt, language),
    }),
    [updated, language],
  );
}
