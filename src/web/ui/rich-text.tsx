import { createElement, type ReactNode } from 'react';
import { type VideoProvider, videoProvider } from '#contract/rich-text/links.ts';
import type { RichElement, RichNode } from '#contract/rich-text/rich-text.ts';
import type { ShownPicture } from '#server/pictures/queries.ts';
import { Picture } from './picture.tsx';
import { Prose } from './prose.tsx';
import styles from './rich-text.module.css';

/** The pictures of the media library that texts of a page show, by id. */
export type RichPictures = Readonly<Record<number, ShownPicture | undefined>>;

/** How wide a picture stands in the column of text. */
const SIZES = '(min-width: 60rem) 42rem, 100vw';

type Props = { nodes: readonly RichNode[]; pictures: RichPictures };

/** Text that staff wrote. It is rendered as elements: stored HTML never reaches the page raw. */
export function RichText({ nodes, pictures }: Props) {
  return <TextColumn>{renderNodes(nodes, { pictures, scope: 'row' })}</TextColumn>;
}

/** What the site says by itself, set as what staff wrote beside it. */
export function TextColumn({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}

/** Where a node stands: header cells of the first rows head columns, all others head rows. */
type Place = { pictures: RichPictures; scope: 'row' | 'col' };

function renderNodes(nodes: readonly RichNode[], place: Place): ReactNode[] {
  return nodes.map((node, number) => renderNode(node, number, place));
}

function renderNode(node: RichNode, key: number, place: Place): ReactNode {
  if (typeof node === 'string') return <Prose key={key}>{node}</Prose>;
  if (node.tag === 'img') return renderPicture(place.pictures[node.picture], key);
  const video = findVideo(node);
  if (video) return renderVideo(video, key, place);
  const { tag, href, children } = node;
  const scope = tag === 'th' ? place.scope : undefined;
  const inside: Place = tag === 'thead' ? { ...place, scope: 'col' } : place;
  const [only] = children;
  if (isHeading(tag) && typeof only === 'string' && children.length === 1) {
    return createElement(tag, { key }, ...renderHeading(only));
  }
  return createElement(tag, { key, href, scope }, ...renderNodes(children, inside));
}

const isHeading = (tag: string) => /^h\d$/.test(tag);

/** What follows a colon stays together as long as there is room. */
function renderHeading(text: string): ReactNode[] {
  const [first = '', ...others] = text.split(/(?<=: )/);
  return [
    <Prose key="first">{first}</Prose>,
    ...others.map((part) => (
      <span key={part} className={styles.afterColon}>
        <Prose>{part}</Prose>
      </span>
    )),
  ];
}

/** One that the library does not have, or has not encoded yet, leaves no hole. */
function renderPicture(picture: ShownPicture | undefined, key: number): ReactNode {
  if (!picture) return null;
  return (
    <figure key={key}>
      <Picture picture={picture} sizes={SIZES} />
    </figure>
  );
}

type Video = { href: string; provider: VideoProvider; children: readonly RichNode[] };

/** A paragraph that is nothing but a link to a video. */
function findVideo({ tag, children }: RichElement): Video | undefined {
  const [link] = children;
  if (tag !== 'p' || children.length !== 1 || typeof link !== 'object') return undefined;
  if (link.tag !== 'a' || link.href === undefined) return undefined;
  const provider = videoProvider(link.href);
  return provider && { href: link.href, provider, children: link.children };
}

function renderVideo({ href, provider, children }: Video, key: number, place: Place) {
  return (
    <p key={key}>
      <a className={styles.video} href={href}>
        <span>
          {renderNodes(children, place)} <span className={styles.provider}>{provider}</span>
        </span>
      </a>
    </p>
  );
}
