import { Text } from '@mantine/core';
import {
  ACTIONS,
  PERMISSIONS,
  type Permission,
  SECTIONS,
  WINDOWS,
} from '#contract/rights/permissions.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { useRightsTexts } from '../groups/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import { MatrixCheck } from './matrix-check.tsx';
import { MatrixContext } from './matrix-context.ts';
import { MatrixSection } from './matrix-section.tsx';
import styles from './permission-matrix.module.css';
import { type Held, togglePermissions, windowOf } from './permission-set.ts';
import { windowsOf } from './sections.ts';
import { useMatrixKeys } from './use-matrix-keys.ts';

type Props = {
  held: Held;
  onChange: (held: Held) => void;
  readOnly: boolean;
  /** What this user holds and may therefore give. */
  may: (permission: Permission) => boolean;
};

const SIZE = { rows: 1 + SECTIONS.length + WINDOWS.length, columns: 1 + ACTIONS.length };

/** Which permissions there are, screen by screen, and which are held. */
export function PermissionMatrix({ held, onChange, readOnly, may }: Props) {
  const rights = useRightsTexts();
  const { resource } = useOfficeTexts();
  const texts = rights.matrix;
  const { active, grid } = useMatrixKeys(SIZE);
  const toggle = (chosen: readonly Permission[]) => onChange(togglePermissions(held, chosen, may));
  const screens = new Set([...held].map(windowOf)).size;
  return (
    <MatrixContext value={{ held, readOnly, may, toggle, active }}>
      <Text size="sm" role="status">
        {texts.summary(formatNumber(held.size), formatNumber(screens))}
      </Text>
      {!readOnly && (
        <Text size="sm" c="dimmed">
          {texts.hint}
        </Text>
      )}
      <div className={styles.scroll}>
        <table className={styles.matrix} aria-label={texts.label} {...grid}>
          <thead>
            <tr>
              <th scope="col">
                <MatrixCheck row={0} column={0} name={texts.all} permissions={PERMISSIONS}>
                  {texts.all}
                </MatrixCheck>
              </th>
              {ACTIONS.map((action, at) => (
                <th key={action} scope="col">
                  <MatrixCheck
                    row={0}
                    column={at + 1}
                    name={texts.column(resource.actions[action])}
                    permissions={PERMISSIONS.filter((one) => one.endsWith(`.${action}`))}
                  >
                    <span>
                      <Prose>{resource.actions[action]}</Prose>
                    </span>
                  </MatrixCheck>
                </th>
              ))}
            </tr>
          </thead>
          {SECTIONS.map((section, at) => (
            <MatrixSection key={section} section={section} firstRow={firstRowOf(at)} />
          ))}
        </table>
      </div>
    </MatrixContext>
  );
}

/** The head is row 0; each section has a row of its own before its screens. */
function firstRowOf(index: number): number {
  return SECTIONS.slice(0, index).reduce((row, section) => row + 1 + windowsOf(section).length, 1);
}
