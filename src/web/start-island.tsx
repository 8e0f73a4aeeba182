import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PAGE_ID } from './public/drawn-island.ts';
import type { Told } from './public/island.tsx';
import { ISLANDS } from './public/islands.ts';
import { LiveIsland } from './public/live-island.tsx';
import type { Spoken } from './texts/spoken.ts';
import { NonceContext } from './ui/nonce.ts';

/** A page of the site comes alive: its own code and words, React, and nothing else. */
export async function startIsland(told: Told, spoken: Spoken): Promise<void> {
  const Page = await ISLANDS[told.island]();
  const element = document.getElementById(PAGE_ID);
  if (!element) return;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <NonceContext value={nonce}>
          <LiveIsland Page={Page} told={told} spoken={spoken} />
        </NonceContext>
      </StrictMode>,
    );
  });
}
