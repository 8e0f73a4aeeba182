import { CALLS } from '#contract/calls.ts';
import { invalidInput } from '#contract/envelope.ts';
import { AppError } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import type { exportCalls } from '#contract/resource/exports.ts';
import { maskNumbers, maskWords } from '#contract/resource/personal-number.ts';
import { type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { type Cell, SHEET_TYPES, type SheetFormat } from '#server/sheets/cell.ts';
import { expectBytes, writeSheet } from '#server/sheets/write-sheet.ts';
import { type ExportInput, openExport } from './export-rows.ts';
import type { AnyKind } from './routes.ts';
import { writeTemplate } from './template.ts';

export type Kinds = Partial<Record<MaintainedName, AnyKind>>;

/** Sheets of what a list finds, for every kind of thing that has columns for them. */
export function exportRoutes(
  db: Db,
  kinds: Kinds,
  readLanguages: () => Promise<readonly Language[]>,
): Handlers<keyof typeof exportCalls> {
  return {
    'exports/sheet': async ({ resource, format, list, ids, words }, { request, viewer }) => {
      const kind = kindOf(kinds, resource);
      const asked = readListInput(resource, list);
      const languages = await readLanguages();
      const wanted = { ids, words, languages };
      const { total, headings, pages } = await openExport(db, kind, asked, viewer, wanted);
      // Read before anything is sent: what fails at once is refused as any call is.
      const first = await pages.next();
      const rows = first.done ? [] : first.value;
      const { search, filters } = asked;
      await recordEvent(db, actorOf(request, viewer), {
        action: 'export',
        subject: RESOURCE_WINDOWS[resource],
        changes: {
          rows: { to: total },
          ...(search && { search: { to: (kind.personal ? maskWords : maskNumbers)(search) } }),
          ...(filters && { filters: { to: withoutNumbers(filters) } }),
        },
      });
      return {
        data: writeSheet(format, allPages(headings, rows, pages)),
        file: fileOf(resource, format),
        size: { rows: total, bytes: expectBytes(format, rows, total) },
      };
    },
    'exports/template': async ({ resource, format, words, guide }) => ({
      data: await writeTemplate(db, kindOf(kinds, resource), format, {
        words,
        guide,
        languages: await readLanguages(),
      }),
      file: fileOf(`${resource}-template`, format),
    }),
  };
}

/** No telephone number stays whole in the record of what was done, which outlives it. */
function withoutNumbers(filters: object): object {
  const mask = (_name: string, value: unknown) =>
    typeof value === 'string' ? maskNumbers(value) : value;
  return JSON.parse(JSON.stringify(filters, mask)) as object;
}

async function* allPages(
  headings: string[],
  first: Cell[][],
  others: AsyncIterable<Cell[][]> | Iterable<Cell[][]>,
): AsyncGenerator<Cell[][]> {
  yield [headings, ...first];
  yield* others;
}

function fileOf(name: string, format: SheetFormat) {
  return { type: SHEET_TYPES[format], name: `${name}.${format}` };
}

function kindOf(kinds: Kinds, resource: MaintainedName): AnyKind {
  const kind = kinds[resource];
  if (!kind?.sheet) throw new AppError('not_found');
  return kind;
}

/** What the list itself would take, so that exactly what is shown is exported. */
function readListInput(resource: MaintainedName, list: object): ExportInput {
  const calls: Record<string, { input: (typeof CALLS)['groups/list']['input'] }> = CALLS as never;
  const input = calls[`${resource}/list`]?.input.safeParse(list, { reportInput: true });
  if (!input) throw new AppError('not_found');
  if (!input.success) throw invalidInput(input.error);
  return input.data;
}
