import type { ReactNode } from 'react';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { RowOf, ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import type { Column } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { useOfficeTexts } from '../texts.ts';
import { ReferenceList } from './reference-list.tsx';
import type { ReferenceName, ReferenceWindow } from './reference-names.ts';

type Common = ValuesOf<'receiveChannel'>;

const NEW: Common = { name: {}, detail: {}, pictureId: null, position: 0, active: true };

type Props<Name extends ReferenceName> = {
  name: Name;
  window: ReferenceWindow;
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
  const { name, window } = props;
  const texts = useOfficeTexts().reference[name];
  const language = useLanguage();
  const control = useListState();
  const can = useCan();
  const initial = { ...NEW, ...props.own } as ValuesOf<Name>;
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
            valuesOf={(row) => pick(row, initial)}
            titleOf={(row) => (row ? nameOf(row) : texts.newTitle)}
            mayEdit={can(control.opened === 'new' ? `${window}.add` : `${window}.edit`)}
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

/** Of the record, what can be written. */
function pick<Values extends object>(row: object, fields: Values): Values {
  const values = new Map(Object.entries(row));
  return Object.fromEntries(
    Object.keys(fields).map((field) => [field, values.get(field)]),
  ) as Values;
}
