import { ButtonLink } from '../../ui/button.tsx';
import { useTexts } from '../texts.ts';
import { shareAddresses } from './share-addresses.ts';
import styles from './share-links.module.css';

/** Plain links, and an address that one touch selects: all of it works without a script. */
export function ShareLinks({ address, title }: { address: string; title: string }) {
  const { share } = useTexts().articles.reading;
  const { line, facebook, x, email } = shareAddresses(address, title);
  const services = [
    { name: 'LINE', href: line },
    { name: 'Facebook', href: facebook },
    { name: 'X', href: x },
  ];
  return (
    <section className={styles.share} aria-labelledby="share-title">
      <h2 id="share-title" className={styles.title}>
        {share.title}
      </h2>
      <ul className={styles.links}>
        {services.map(({ name, href }) => (
          <li key={name}>
            <ButtonLink
              href={href}
              variant="secondary"
              target="_blank"
              rel="noopener"
              aria-label={`${share.via(name)} (${share.newWindow})`}
            >
              {name}
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink href={email} variant="secondary" aria-label={share.via(share.email)}>
            {share.email}
          </ButtonLink>
        </li>
      </ul>
      <p className={styles.label}>{share.link}</p>
      <p className={styles.address}>{address}</p>
    </section>
  );
}
