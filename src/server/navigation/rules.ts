import { AppError } from '#contract/errors.ts';
import { DEEPEST_NODE } from '#contract/navigation/menu-tree.ts';
import { MOST_NODES } from '#contract/navigation/nodes.ts';
import { NEEDED_WINDOWS } from '#contract/navigation/windows.ts';

/** A node as far as its place in the tree goes. */
export type PlacedNode = {
  id: number;
  parentId: number | null;
  windowId: number | null;
  /** Hidden itself. */
  hidden: boolean;
  window: { code: string; hidden: boolean } | null;
};

/** Refuses nodes that make no tree, or none that the menu can show; the fields name the node. */
export function demandTree(nodes: readonly PlacedNode[]): void {
  if (nodes.length > MOST_NODES) throw new AppError('too_many');
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const places = new Set<string>();
  for (const node of nodes) {
    if (node.parentId !== null) demandParent(node, byId.get(node.parentId));
    if (node.windowId === null) continue;
    const place = `${node.parentId} ${node.windowId}`;
    if (places.has(place)) throw new AppError('duplicate', { [node.id]: 'duplicate' });
    places.add(place);
  }
  for (const node of nodes) {
    const depth = ancestorsOf(node, byId).length;
    if (depth > DEEPEST_NODE) throw new AppError('too_deep', { [node.id]: 'too_deep' });
  }
}

function demandParent({ id }: PlacedNode, parent: PlacedNode | undefined): void {
  if (!parent) throw new AppError('unknown_parent', { [id]: 'unknown_parent' });
  if (parent.windowId !== null) throw new AppError('not_heading', { [id]: 'not_heading' });
}

/** The node and those above it, from itself to the top. */
function ancestorsOf(node: PlacedNode, byId: ReadonlyMap<number, PlacedNode>): PlacedNode[] {
  const line: PlacedNode[] = [];
  for (
    let current: PlacedNode | undefined = node;
    current;
    current = current.parentId === null ? undefined : byId.get(current.parentId)
  ) {
    if (line.includes(current)) throw new AppError('cycle', { [node.id]: 'cycle' });
    line.push(current);
  }
  return line;
}

/** Refuses a menu from which a screen is gone that it cannot do without. */
export function demandNeededWindows(nodes: readonly PlacedNode[]): void {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const shown = new Set(
    nodes
      .filter((node) => ancestorsOf(node, byId).every(({ hidden }) => !hidden))
      .flatMap(({ window }) => (window && !window.hidden ? window.code : [])),
  );
  for (const code of NEEDED_WINDOWS) {
    if (!shown.has(code)) throw new AppError('needed', { [code]: 'needed' });
  }
}
