import { createContext } from 'react';

/** The nonce of this rendering; a cached page has none, its scripts are named by hash. */
export const NonceContext = createContext<string | undefined>(undefined);
