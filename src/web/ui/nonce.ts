import { createContext } from 'react';

/** Known on the server only: browsers hide nonces from scripts, and hydration never needs it. */
export const NonceContext = createContext<string | undefined>(undefined);
