import { DROPPED, type LooseNode } from './loose.ts';

/** Far more than any text needs; beyond, elements stand beside each other. */
const DEEPEST = 100;

/** Gathers what a parser of HTML reports; the server and the editor use the same parser. */
export function createReader() {
  const nodes: LooseNode[] = [];
  const open: LooseNode[][] = [];
  let dropped = 0;
  const handler = {
    onopentag(name: string, attributes: Record<string, string>) {
      if (DROPPED.has(name)) dropped += 1;
      const parent = open.at(-1) ?? nodes;
      const children: LooseNode[] = open.length < DEEPEST ? [] : parent;
      if (children !== parent && dropped === 0) parent.push({ name, attributes, children });
      open.push(children);
    },
    ontext(text: string) {
      if (dropped === 0) (open.at(-1) ?? nodes).push(text);
    },
    onclosetag(name: string) {
      open.pop();
      if (DROPPED.has(name)) dropped -= 1;
    },
  };
  return { nodes, handler };
}
