import type { FastifyInstance } from 'fastify';
import type { NavNode } from '#contract/navigation/nodes.ts';
import { post } from './test-app.ts';

export type Place = { id: number; parentId: number | null };
type Tree = { version: string; nodes: NavNode[]; windows: Array<{ id: number; code: string }> };

export const nameOf = ({ name, window }: NavNode) => name.en ?? window?.code ?? '';

/** The menu as whoever these headers belong to arranges it, its nodes found by their names. */
export function menuTree(app: FastifyInstance, administrator: Record<string, string>) {
  async function send(call: string, input: object, headers = administrator) {
    return (await post(app, `nodes/${call}`, input, headers)).body;
  }

  const readTree = async (): Promise<Tree> => (await send('tree', {})).data;

  async function find(name: string): Promise<NavNode> {
    const node = (await readTree()).nodes.find((other) => nameOf(other) === name);
    if (!node) throw new Error(`No node ${name}.`);
    return node;
  }

  async function childrenOf(name: string): Promise<string[]> {
    const { id } = await find(name);
    return (await readTree()).nodes.filter(({ parentId }) => parentId === id).map(nameOf);
  }

  async function topNames(): Promise<string[]> {
    return (await readTree()).nodes.filter(({ parentId }) => parentId === null).map(nameOf);
  }

  async function windowId(code: string): Promise<number | undefined> {
    return (await readTree()).windows.find((window) => window.code === code)?.id;
  }

  async function addNode(values: object) {
    const node = { parentId: null, icon: '', name: {}, windowId: null, hidden: false };
    return send('add', { ...node, ...values });
  }

  async function saveNode(name: string, values: object) {
    const { id, version, parentId, icon, name: own, windowId: window, hidden } = await find(name);
    const before = { parentId, icon, name: own, windowId: window, hidden };
    return send('save', { id, version, values: { ...before, ...values } });
  }

  /** The tree as it is, changed by `change`, sent as a whole. */
  async function arrange(change: (nodes: Place[]) => Place[]) {
    const { version, nodes } = await readTree();
    return send('arrange', {
      version,
      nodes: change(nodes.map(({ id, parentId }) => ({ id, parentId }))),
    });
  }

  return { send, readTree, find, childrenOf, topNames, windowId, addNode, saveNode, arrange };
}
