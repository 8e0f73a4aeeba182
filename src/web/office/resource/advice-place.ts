import { createContext } from 'react';

/** Where in the rail stands what texts want before they are published; null where there is no rail. */
export const AdvicePlace = createContext<{
  place: HTMLElement | null;
  setPlace: (place: HTMLElement | null) => void;
}>({ place: null, setPlace: () => undefined });
