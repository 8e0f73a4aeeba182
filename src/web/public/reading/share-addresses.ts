/** Where each service takes a page to share. Links only: nothing of theirs is loaded. */
export function shareAddresses(address: string, title: string) {
  const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
  return {
    line: `https://social-plugins.line.me/lineit/share?${query({ url: address })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`,
    x: `https://x.com/intent/post?${query({ text: title, url: address })}`,
    // Mail programs show a plus sign where a query writes one for a space.
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
  };
}
