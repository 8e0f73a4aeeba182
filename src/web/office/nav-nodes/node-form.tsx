import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import { MENU_ICONS } from '#contract/navigation/menu-icons.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { useNavigationTexts } from '../navigation/texts.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { CheckField, LocalizedText } from '../resource/fields.tsx';
import { useField } from '../resource/form-context.ts';
import type { RowOf, ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useCan } from '../session/profile.ts';
import { flatten } from './arrange.ts';
import { DeleteNode } from './delete-node.tsx';
import styles from './nav-nodes.module.css';
import { type Tree, treeQuery, useNodeName } from './use-tree.ts';

type Row = RowOf<'nodes'>;
type Props = {
  tree: Tree;
  opened: number | 'new';
  onSaved: (row: Row) => void;
  onClose: () => void;
};

const NEW: ValuesOf<'nodes'> = {
  parentId: null,
  icon: '',
  name: {},
  windowId: null,
  hidden: false,
};

export function NodeForm({ tree, opened, onSaved, onClose }: Props) {
  const texts = useNavigationTexts().nodes;
  const can = useCan();
  const nameOf = useNodeName();
  return (
    <ResourceForm
      name="nodes"
      opened={opened}
      initial={NEW}
      nameOf={nameOf}
      newTitle={texts.newTitle}
      actions={(row) =>
        can('NavNode.delete') && <DeleteNode node={row} tree={tree} onDeleted={onClose} />
      }
      onSaved={(row) => {
        void tree.refresh();
        onSaved(row);
      }}
      onClose={onClose}
    >
      {(row) => <NodeFields row={row} tree={tree} />}
    </ResourceForm>
  );
}

function NodeFields({ row, tree }: { row: Row | undefined; tree: Tree }) {
  const texts = useNavigationTexts().nodes;
  const language = useLanguage();
  const nameOf = useNodeName();
  const { data } = useQuery(treeQuery);
  const headings = flatten(tree.places).flatMap(({ id, depth }) => {
    const node = data?.nodes.find((other) => other.id === id);
    return node && node.windowId === null && depth < 3 ? node : [];
  });
  return (
    <>
      <ChoiceField
        name="windowId"
        label={texts.opens}
        none={texts.heading}
        description={texts.nameHint}
        choices={(data?.windows ?? []).map(({ id, code, name }) => ({
          value: id,
          label: `${localize(name, language)} (${code})`,
        }))}
      />
      <LocalizedText name="name" label={texts.name} />
      <IconField />
      {!row && (
        <ChoiceField
          name="parentId"
          label={texts.parent}
          none={texts.top}
          choices={headings.map((node) => ({ value: node.id, label: nameOf(node) }))}
        />
      )}
      <CheckField name="hidden" label={texts.hidden} description={texts.hiddenHint} />
    </>
  );
}

function IconField() {
  const texts = useNavigationTexts().nodes;
  const { value, ...field } = useField('icon', texts.icon);
  const icon = typeof value === 'string' ? value : '';
  return (
    <Select
      {...field}
      value={icon}
      leftSection={<MenuIcon name={icon} />}
      data={[
        { value: '', label: texts.noIcon },
        ...MENU_ICONS.map((name) => ({ value: name, label: texts.icons[name] })),
      ]}
      renderOption={({ option }) => (
        <span className={styles.option}>
          <MenuIcon name={option.value} />
          {option.label}
        </span>
      )}
    />
  );
}
