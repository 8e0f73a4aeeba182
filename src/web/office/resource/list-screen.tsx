import type { ReactNode } from 'react';
import type { ResourceName } from './resource.ts';
import { ResourceScreen } from './resource-screen.tsx';
import { ResourceTable, type TableProps } from './resource-table.tsx';

type Props<Name extends ResourceName> = TableProps<Name> & {
  texts: { title: string };
  record: ReactNode;
  roomy?: boolean;
};

/** A screen that is one list, with the record that is open beside it. */
export function ListScreen<Name extends ResourceName>(props: Props<Name>) {
  return (
    <ResourceScreen
      title={props.texts.title}
      roomy={props.roomy ?? false}
      list={<ResourceTable {...props} />}
      record={props.record}
    />
  );
}
