import { DEEPEST_NODE } from '#contract/navigation/menu-tree.ts';

/** A node as far as its place goes. Those of one heading stand in their order, others anywhere between. */
export type Place = { id: number; parentId: number | null; windowId: number | null };

export type Direction = 'up' | 'down' | 'in' | 'out';
export type Drop = 'reorder-before' | 'reorder-after' | 'combine';
type Spot = { parentId: number | null; index: number };

type PlaceProblem = 'cycle' | 'too_deep' | 'duplicate';
type Problem = PlaceProblem | 'first' | 'last' | 'top' | 'no_heading';
export type Result =
  | { moved: true; places: Place[]; parentId: number | null; place: number; total: number }
  | { moved: false; problem: Problem };

const refuse = (problem: Problem): Result => ({ moved: false, problem });

function childrenOf(places: readonly Place[], parentId: number | null): Place[] {
  return places.filter((place) => place.parentId === parentId);
}

/** Every node from the top down as the menu shows them, with how deep each stands. */
export function flatten(
  places: readonly Place[],
  parentId: number | null = null,
  depth = 1,
): Array<Place & { depth: number }> {
  return childrenOf(places, parentId).flatMap((place) => [
    { ...place, depth },
    ...flatten(places, place.id, depth + 1),
  ]);
}

/** One step by the keyboard. */
export function step(places: readonly Place[], id: number, direction: Direction): Result {
  const node = places.find((place) => place.id === id);
  if (!node) return refuse('first');
  const { parentId } = node;
  const siblings = childrenOf(places, parentId);
  const index = siblings.findIndex((place) => place.id === id);
  switch (direction) {
    case 'up':
      return index === 0 ? refuse('first') : moveTo(places, node, { parentId, index: index - 1 });
    case 'down':
      return index === siblings.length - 1
        ? refuse('last')
        : moveTo(places, node, { parentId, index: index + 1 });
    case 'in': {
      const before = siblings[index - 1];
      if (!before || before.windowId !== null) return refuse('no_heading');
      return moveTo(places, node, {
        parentId: before.id,
        index: childrenOf(places, before.id).length,
      });
    }
    case 'out': {
      const parent = places.find((place) => place.id === parentId);
      if (!parent) return refuse('top');
      const above = childrenOf(places, parent.parentId);
      const spot = above.findIndex((place) => place.id === parent.id) + 1;
      return moveTo(places, node, { parentId: parent.parentId, index: spot });
    }
  }
}

/** Where a node comes to stand that is dropped on another. */
export function drop(places: readonly Place[], id: number, onto: number, how: Drop): Result {
  const node = places.find((place) => place.id === id);
  const target = places.find((place) => place.id === onto);
  if (!node || !target || id === onto) return refuse('cycle');
  // At the front: that is where the mark shows it, right under the heading.
  if (how === 'combine') return moveTo(places, node, { parentId: onto, index: 0 });
  const { parentId } = target;
  const others = childrenOf(places, parentId).filter((place) => place.id !== id);
  const index = others.findIndex((place) => place.id === onto);
  return moveTo(places, node, { parentId, index: how === 'reorder-before' ? index : index + 1 });
}

function moveTo(places: readonly Place[], node: Place, { parentId, index }: Spot): Result {
  const problem = findProblem(places, node, parentId);
  if (problem) return refuse(problem);
  const rest = places.filter((place) => place.id !== node.id);
  const siblings = childrenOf(rest, parentId);
  const next = siblings[index];
  const spot = next ? rest.indexOf(next) : rest.length;
  return {
    moved: true,
    places: rest.toSpliced(spot, 0, { ...node, parentId }),
    parentId,
    place: Math.min(index, siblings.length) + 1,
    total: siblings.length + 1,
  };
}

/** Why a node cannot stand under a heading. The server would refuse it for the same reason. */
function findProblem(
  places: readonly Place[],
  node: Place,
  parentId: number | null,
): PlaceProblem | undefined {
  const above = lineAbove(places, parentId);
  if (above.includes(node.id)) return 'cycle';
  const height = Math.max(0, ...flatten(places, node.id).map(({ depth }) => depth));
  if (above.length + 1 + height > DEEPEST_NODE) return 'too_deep';
  const twin = childrenOf(places, parentId).some(
    ({ id, windowId }) => id !== node.id && windowId !== null && windowId === node.windowId,
  );
  return twin ? 'duplicate' : undefined;
}

/** A heading and those above it, to the top. */
function lineAbove(places: readonly Place[], id: number | null): number[] {
  if (id === null) return [];
  const parent = places.find((place) => place.id === id)?.parentId ?? null;
  return [id, ...lineAbove(places, parent)];
}
