import { safeHref, videoProvider } from '#contract/rich-text/links.ts';

type Checked = { href: string } | { problem: 'required' | 'invalidLink' | 'invalidVideo' };

/** What was typed as an address, with the beginning that people leave out. */
export function checkLink(typed: string, kind: 'link' | 'video'): Checked {
  const trimmed = typed.trim();
  if (!trimmed) return { problem: 'required' };
  const href = safeHref(complete(trimmed));
  if (!href) return { problem: kind === 'video' ? 'invalidVideo' : 'invalidLink' };
  if (kind === 'video' && !videoProvider(href)) return { problem: 'invalidVideo' };
  return { href };
}

function complete(typed: string): string {
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/.test(typed) ? `https://${typed}` : typed;
}
