import { Outlet } from 'react-router';
import { ScreenError } from '../states/screen-error.tsx';
import type { Route } from './+types/screens';

/** Around every screen: where its loader or its drawing fails, the frame around it holds. */
export default function Screens() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
