/** The pages worth a link: both ends, the current one and its neighbours; `gap` where some are left out. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  const pages = [...new Set(wanted)].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((n, index) => {
    const skipped = n - (pages[index - 1] ?? 0) - 1;
    if (skipped === 0) return [n];
    // A gap that hides a single page is no shorter than that page.
    return skipped === 1 ? [n - 1, n] : ['gap' as const, n];
  });
}
