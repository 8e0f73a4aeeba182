import { useState } from 'react';
import type { Coordinates } from '#contract/branches/branches.ts';

export type LocationState = 'idle' | 'asking' | 'refused' | 'unavailable' | 'timeout';

const PATIENCE_MS = 10_000;
const FRESH_ENOUGH_MS = 5 * 60_000;

/** Asks the browser where it is, and remembers how that went: a new position with each answer. */
export function useLocation() {
  const [state, setState] = useState<LocationState>('idle');
  const [position, setPosition] = useState<Coordinates>();

  function ask() {
    // Old and locked-down browsers have none, whatever the types say.
    const service: Geolocation | undefined = navigator.geolocation;
    if (!service) {
      setState('unavailable');
      return;
    }
    setState('asking');
    service.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        setPosition({ latitude: round(coords.latitude), longitude: round(coords.longitude) });
      },
      ({ code }) => setState(stateOfError(code)),
      { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: FRESH_ENOUGH_MS },
    );
  }

  return { state, position, ask };
}

function stateOfError(code: number): LocationState {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return 'refused';
  return code === GeolocationPositionError.TIMEOUT ? 'timeout' : 'unavailable';
}

/** About a hundred metres: no more leaves the device. */
function round(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}
