import { Input } from '@mantine/core';
import { isPermission, type Permission } from '#contract/rights/permissions.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useRightsTexts } from '../groups/texts.ts';
import { useField } from '../resource/form-context.ts';
import { useCan } from '../session/profile.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import { windowOf } from './permission-set.ts';

/** The permissions of a profile, as a field of its form. */
export function PermissionsField() {
  const rights = useRightsTexts();
  const can = useCan();
  const { value, onChange, readOnly, error } = useField(
    'permissions',
    rights.profiles.permissions,
    {
      show: (permissions) => summarize(toPermissions(permissions)),
    },
  );

  function summarize(permissions: Permission[]): string {
    const screens = new Set(permissions.map(windowOf)).size;
    return rights.matrix.summary(formatNumber(permissions.length), formatNumber(screens));
  }

  return (
    <>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <PermissionMatrix
        held={new Set(toPermissions(value))}
        onChange={(held) => onChange([...held].toSorted())}
        readOnly={readOnly}
        may={can}
      />
    </>
  );
}

function toPermissions(value: unknown): Permission[] {
  return Array.isArray(value) ? value.filter(isPermission) : [];
}
