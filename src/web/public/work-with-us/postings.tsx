import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import type { Posting } from './field-groups.tsx';
import type { Line } from './posting-lines.ts';
import styles from './postings.module.css';
import { useWorkTexts } from './texts.ts';

type Props = {
  postings: readonly Posting[];
  /** The one that the address names stands open. */
  opened: string;
  onChoose: (posting: string) => void;
};

/** The open positions with what each is about, and the way into the form. */
export function Postings({ postings, opened, onChoose }: Props) {
  const texts = useWorkTexts();
  if (postings.length === 0) return null;
  return (
    <section className={styles.postings} aria-labelledby="postings">
      <h2 id="postings">{texts.postings}</h2>
      {postings.map(({ id, name, lines, picture }) => (
        <details key={id} open={String(id) === opened} className={styles.posting}>
          <summary>
            <h3>
              <Phrases text={name} />
            </h3>
          </summary>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} sizes="(width < 700px) calc(100vw - 50px), 24rem" />
            </div>
          )}
          {lines.map(drawLine)}
          <ButtonLink
            variant="secondary"
            href={`?posting=${id}#apply`}
            onClick={(event) => {
              event.preventDefault();
              onChoose(String(id));
            }}
          >
            {texts.applyForThis}
            <span className="visually-hidden">: {name}</span>
          </ButtonLink>
        </details>
      ))}
    </section>
  );
}

function drawLine({ kind, text }: Line, place: number) {
  return (
    <p key={place} data-kind={kind}>
      <Prose>{text}</Prose>
    </p>
  );
}
