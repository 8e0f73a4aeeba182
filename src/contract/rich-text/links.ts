const LONGEST = 2_000;

/**
 * An address that text may lead to: our own pages, the web, mail and telephone. Nothing that runs,
 * and no blank or backslash inside, by which browsers read another address than the one checked.
 */
export function safeHref(href: string | undefined): string | undefined {
  const trimmed = href?.trim() ?? '';
  if (trimmed.length > LONGEST || /[\s\p{Cc}\p{Cs}\\]/u.test(trimmed)) return undefined;
  return /^(https?:\/\/[^/]|mailto:|tel:|#|\/(?!\/))/i.test(trimmed) ? trimmed : undefined;
}

/** Whose videos we link to, by host and the beginning of the path. */
const VIDEO_PROVIDERS = [
  ['YouTube', /^(?:(?:www|m)\.)?youtube\.com$/, /^\/(?:watch|shorts\/|live\/|playlist)/],
  ['YouTube', /^youtu\.be$/, /^\/./],
  ['Vimeo', /^(?:(?:www|player)\.)?vimeo\.com$/, /^\/./],
  ['Facebook', /^(?:(?:www|m|web)\.)?facebook\.com$/, /^\/watch\b/],
  ['TikTok', /^(?:(?:www|m|vt|vm)\.)?tiktok\.com$/, /^\/./],
] as const;

export type VideoProvider = (typeof VIDEO_PROVIDERS)[number][0];

/** Whose video an address shows; undefined where it is none of those we link to as a video. */
export function videoProvider(href: string): VideoProvider | undefined {
  if (!URL.canParse(href)) return undefined;
  const { protocol, hostname, pathname } = new URL(href);
  if (protocol !== 'https:') return undefined;
  return VIDEO_PROVIDERS.find(([, host, path]) => host.test(hostname) && path.test(pathname))?.[0];
}
