import type { ReactNode } from 'react';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { NewValues, RowOf, ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import type { Column } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';
import { ReferenceList } from './reference-list.tsx';
import type { ReferenceName } from './reference-names.ts';

type Common = ValuesOf<'receiveChannel'>;

const NEW: Common = { name: {}, detail: {}, pictureId: null, position: 0, active: true };

type Props<Name extends ReferenceName> = {
  name: Name;
  /** The kind's own fields as a new one has them. */
  own: Omit<ValuesOf<Name>, keyof Common>;
  columns: ReadonlyArray<Column<RowOf<Name>>>;
  /** How one is called among staff; its name, unless it has another for them. */
  nameOf?: (row: RowOf<Name>) => string;
  /** What the list sorts by under that name. */
  nameSort?: string;
  /** The fields of the form. */
  children: ReactNode;
};

/** A list of reference data with its form beside it. */
export function ReferenceScreen<Name extends ReferenceName>(props: Props<Name>) {
  const { name } = props;
  const texts = useOfficeTexts().reference[name];
  const language = useLanguage();
  const control = useListState();
  const initial = { ...NEW, ...props.own } as object as NewValues<Name>;
  const own = (row: RowOf<ReferenceName>) => localize(row.name, language);
  const nameOf = props.nameOf ?? (own as unknown as (row: RowOf<Name>) => string);

  return (
    <ResourceScreen
      title={texts.title}
      list={<ReferenceList {...props} nameOf={nameOf} control={control} />}
      record={
        control.opened && (
          <ResourceForm
            name={name}
            opened={control.opened}
            initial={initial}
            titleOf={(row) => (row ? nameOf(row) : texts.newTitle)}
            onSaved={(row) => control.open(row.id)}
            onClose={() => control.open(undefined)}
          >
            {() => props.children}
          </ResourceForm>
        )
      }
    />
  );
}
