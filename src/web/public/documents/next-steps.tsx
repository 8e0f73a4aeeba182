import { Prose } from '../../ui/prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTelephone } from '../layout/contact.ts';
import { useTexts } from '../texts.ts';
import styles from './next-steps.module.css';

/** A form is filled in to be sent: the three ways. */
export function NextSteps() {
  const { next } = useTexts().documents;
  const telephone = useTelephone();
  const ways = [
    { ...next.online, href: '/Register' },
    { ...next.branch, href: '/Branches' },
    { ...next.telephone, action: next.telephone.action(telephone.shown), href: telephone.href },
  ];
  return (
    <section className={styles.band} aria-labelledby="send">
      <div className={styles.inner}>
        <h2 id="send" className={styles.heading}>
          <Phrases text={next.title} />
        </h2>
        <ol className={styles.ways}>
          {ways.map(({ title, detail, action, href }) => (
            <li key={href}>
              <h3>{title}</h3>
              <p>
                <Prose>{detail}</Prose>
              </p>
              <TextLink href={href} variant="onward">
                {action}
              </TextLink>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
