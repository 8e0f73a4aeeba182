import { createElement, type ReactNode } from 'react';
import type { RichNode } from '#contract/rich-text.ts';
import { Prose } from './prose.tsx';
import styles from './rich-text.module.css';

/** Text that staff wrote. It is rendered as elements: stored HTML never reaches the page raw. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return <div className={styles.text}>{nodes.map(renderNode)}</div>;
}

function renderNode(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return <Prose key={key}>{node}</Prose>;
  const { tag, href, children } = node;
  return createElement(tag, { key, href }, ...children.map(renderNode));
}
