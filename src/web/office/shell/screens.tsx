import { useState } from 'react';
import { useNavigation, useOutlet } from 'react-router';
import { ScreenError } from '../states/screen-error.tsx';
import type { Route } from './+types/screens';

/** Around every screen: where its loader or its drawing fails, the frame around it holds. */
export default function Screens() {
  const outlet = useOutlet();
  const [shown, setShown] = useState(outlet);
  const leaving = useNavigation().state === 'loading';
  // All links of the screen that is left would be drawn anew, only to go.
  if (!leaving && outlet !== shown) setShown(outlet);
  return shown;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
