import { createContext } from 'react-router';
import type { Language } from '#contract/language.ts';
import type { Forms } from '#server/compose/forms.ts';
import type { Services } from '#server/compose/services.ts';

/** What the server hands to every loader. */
export type Page = {
  services: Services;
  /** What actions of pages may do. */
  forms: Forms;
  /** From where the request came; unknown where the page is rendered for everybody. */
  address: string;
  language: Language;
  /** Scripts that carry it were written by us; see the content security policy. */
  nonce: string;
  /** The public origin, for canonical addresses. */
  origin: string;
  /** A loader adds an origin here when its page shows pictures from it, such as map tiles. */
  imageSources: string[];
  /** Set where the page is shown to whoever holds a link, and not published. */
  preview?: { expiresAt: string } | undefined;
  /** Set by the renderer when a loader or component failed, for the server's log and status. */
  failure?: unknown;
  /** Set by the renderer: as a response's body the document would be encoded twice. */
  html?: string | undefined;
};

export const pageContext = createContext<Page>();
