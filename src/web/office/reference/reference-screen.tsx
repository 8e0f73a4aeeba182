import type { ReactNode } from 'react';
import type { NewValues, RowOf, ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import type { Column } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { ReferenceList } from './reference-list.tsx';
import type { ReferenceName } from './reference-names.ts';
import { useReferenceTexts } from './texts.ts';

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
  const texts = useReferenceTexts()[name];
  const control = useListState();
  const initial = { ...NEW, ...props.own } as object as NewValues<Name>;

  return (
    <ResourceScreen
      title={texts.title}
      list={<ReferenceList {...props} control={control} />}
      record={
        control.record && (
          <ResourceForm
            name={name}
            {...control.record}
            initial={initial}
            {...(props.nameOf && { nameOf: props.nameOf })}
            newTitle={texts.newTitle}
          >
            {() => props.children}
          </ResourceForm>
        )
      }
    />
  );
}
