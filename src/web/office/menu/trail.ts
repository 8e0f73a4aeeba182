import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localize.ts';
import type { LocalizedText } from '#contract/localized.ts';
import type { MenuNode } from '#contract/navigation/navigation.ts';
import { SCREEN_NAMES, SCREENS, type Screen } from '#contract/navigation/window-names.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import { trimEnd } from '#contract/trim-end.ts';

/** The nodes from the top of the menu down to the screen at a path; empty where it is not in it. */
export function findTrail(nodes: readonly MenuNode[], path: string): MenuNode[] {
  for (const node of nodes) {
    if (!node.external && isSamePath(node.href, path)) return [node];
    const below = findTrail(node.children, path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Every screen and link in the menu with the headings above it. */
export function listTargets(
  nodes: readonly MenuNode[],
  above: readonly MenuNode[] = [],
): { node: MenuNode; above: readonly MenuNode[] }[] {
  return nodes.flatMap((node) => [
    ...(node.href === null ? [] : [{ node, above }]),
    ...listTargets(node.children, [...above, node]),
  ]);
}

/** The screen at an address of the office. */
export function screenAt(path: string): Screen | undefined {
  return SCREENS.find((screen) => isSamePath(path, `/${screen}`));
}

/** Where the work of somebody begins: the first screen of the menu that they may see. */
export function firstScreen(
  nodes: readonly MenuNode[],
  permissions: readonly Permission[],
): Screen | undefined {
  const may = (screen: Screen) => permissions.some((one) => one === `${screen}.view`);
  const inMenu = listTargets(nodes).map(({ node }) =>
    node.external ? undefined : screenAt(node.href ?? ''),
  );
  return [...inMenu, ...SCREENS].find((screen) => screen !== undefined && may(screen));
}

/** What a screen is called: as in the menu, else by the product's own name. */
export function screenName(nodes: readonly MenuNode[], screen: Screen, language: Language): string {
  const node = findTrail(nodes, `/${screen}`).at(-1);
  const name: LocalizedText = node?.name ?? SCREEN_NAMES[screen];
  return localize(name, language);
}

/** As the router and the server compare them: `/User/` is `/user`. */
export function isSamePath(one: string | null, other: string): boolean {
  const plain = (path: string) => trimEnd(path.toLowerCase(), '/');
  return one !== null && plain(one) === plain(other);
}
