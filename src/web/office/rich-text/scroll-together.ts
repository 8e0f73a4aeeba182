/** Where a text is scrolled to: which of its blocks begins the view, and how much of it is above. */
type Place = { block: number; part: number };

/**
 * Two texts scroll as one, block by block where they have as many, else by how far down each is.
 * Answers with what ends it.
 */
export function scrollTogether(host: HTMLElement): () => void {
  /** Where a box was put: the event of that is no scrolling by hand. */
  const put = new WeakMap<Element, number>();
  const follow = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.role !== 'textbox') return;
    if (Math.abs((put.get(target) ?? Number.NaN) - target.scrollTop) < 2) return;
    put.delete(target);
    for (const other of host.querySelectorAll<HTMLElement>('[role="textbox"]')) {
      if (other === target || other.clientHeight === 0) continue;
      other.scrollTop = topIn(other, target);
      put.set(other, other.scrollTop);
    }
  };
  host.addEventListener('scroll', follow, true);
  return () => host.removeEventListener('scroll', follow, true);
}

function topIn(other: HTMLElement, scrolled: HTMLElement): number {
  const room = scrolled.scrollHeight - scrolled.clientHeight;
  const otherRoom = other.scrollHeight - other.clientHeight;
  if (scrolled.scrollTop >= room - 1) return otherRoom;
  const alike = scrolled.childElementCount === other.childElementCount;
  if (!alike || scrolled.scrollTop === 0) return (scrolled.scrollTop / room) * otherRoom;
  const { block, part } = placeOf(scrolled);
  const beside = other.children[block];
  return beside instanceof HTMLElement ? beside.offsetTop + part * beside.offsetHeight : 0;
}

function placeOf(box: HTMLElement): Place {
  const blocks = [...box.children].filter((child) => child instanceof HTMLElement);
  const found = blocks.findIndex((child) => child.offsetTop + child.offsetHeight > box.scrollTop);
  const first = blocks[found];
  if (!first) return { block: 0, part: 0 };
  return {
    block: found,
    part: (box.scrollTop - first.offsetTop) / Math.max(1, first.offsetHeight),
  };
}
