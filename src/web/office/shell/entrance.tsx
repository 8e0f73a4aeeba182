import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import type { Screen } from '#contract/navigation/window-names.ts';
import { isPermission, type Permission } from '#contract/rights/permissions.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { firstScreen, screenName } from '../menu/trail.ts';
import { useProfile } from '../session/profile.ts';
import { NotPermitted } from '../states/not-permitted.tsx';

type Props = { screen: Screen | undefined; nodes: readonly MenuNode[]; children: ReactNode };

/** Lets in who may see the screen. The server refuses its calls besides. */
export function Entrance({ screen, nodes, children }: Props) {
  const { permissions, second_factor_needed } = useProfile();
  const language = useLanguage();
  const [parameters] = useSearchParams();
  if (!screen || screen === 'Account') return children;
  if (second_factor_needed) return <Navigate to="/Account" replace />;
  const asked = isForNew(parameters) ? (['view', 'add'] as const) : (['view'] as const);
  const missing = asked.find((action) => isLacking(permissions, `${screen}.${action}`));
  if (!missing) return children;
  // Everybody is led to the dashboard; who has none begins with the first screen of their menu.
  const first = screen === 'DashboardMt' ? firstScreen(nodes, permissions) : undefined;
  if (first) return <Navigate to={`/${first}`} replace />;
  return <NotPermitted screen={screenName(nodes, screen, language)} action={missing} />;
}

/** An address that opens the form of a new record, or an import of many, whoever typed or sent it. */
function isForNew(parameters: URLSearchParams): boolean {
  return parameters.get('id') === 'new' || parameters.get('import') === 'new';
}

function isLacking(held: readonly Permission[], permission: string): boolean {
  return isPermission(permission) && !held.includes(permission);
}
