import { ACTIONS, isPermission, type Section } from '#contract/rights/permissions.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { useRightsTexts } from '../groups/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import { MatrixCheck } from './matrix-check.tsx';
import { useMatrix } from './matrix-context.ts';
import styles from './permission-matrix.module.css';
import { permissionsOf } from './permission-set.ts';
import { windowsOf } from './sections.ts';
import { useWindowNames } from './use-window-names.ts';

type Props = { section: Section; firstRow: number };

/** The screens of one job, each with what can be done in it. */
export function MatrixSection({ section, firstRow }: Props) {
  const rights = useRightsTexts();
  const { resource } = useOfficeTexts();
  const texts = rights.matrix;
  const { held } = useMatrix();
  const nameOf = useWindowNames();
  const windows = windowsOf(section);
  const title = rights.sections[section];
  return (
    <tbody>
      <tr className={styles.section}>
        <th scope="rowgroup" colSpan={ACTIONS.length + 1}>
          <MatrixCheck
            row={firstRow}
            column={0}
            name={texts.section(title)}
            permissions={windows.flatMap(permissionsOf)}
          >
            {title}
          </MatrixCheck>
        </th>
      </tr>
      {windows.map((window, index) => {
        const row = firstRow + 1 + index;
        const own = permissionsOf(window);
        const count = own.filter((permission) => held.has(permission)).length;
        return (
          <tr key={window}>
            <th scope="row">
              <MatrixCheck row={row} column={0} name={texts.row(nameOf(window))} permissions={own}>
                <span className={styles.name}>
                  <Prose>{nameOf(window)}</Prose>
                </span>
                <span className={styles.count} data-none={count === 0 || undefined}>
                  {texts.count(formatNumber(count), formatNumber(own.length))}
                </span>
              </MatrixCheck>
            </th>
            {ACTIONS.map((action, at) => {
              const permission = `${window}.${action}`;
              if (!isPermission(permission)) return <td key={action} />;
              return (
                <td key={action} data-held={held.has(permission) || undefined}>
                  <MatrixCheck
                    row={row}
                    column={at + 1}
                    name={texts.cell(nameOf(window), resource.actions[action])}
                    permissions={[permission]}
                  />
                </td>
              );
            })}
          </tr>
        );
      })}
    </tbody>
  );
}
