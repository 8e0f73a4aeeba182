import { COMPANY_LINK_NAMES } from '#contract/pages/kinds.ts';
import { Prose } from '../../ui/prose.tsx';
import { useTexts } from '../texts.ts';
import { useContact } from './contact.ts';

/** How the company is reached, as terms and what they are; a block of its own for each. */
export function ContactList({ className }: { className: string | undefined }) {
  const { layout } = useTexts();
  const { telephones, officeHours, address, email, links } = useContact();
  return (
    <dl className={className}>
      <div>
        <dt>{layout.telephone}</dt>
        {telephones.map(({ href, shown }) => (
          <dd key={href}>
            <a href={href}>{shown}</a>
          </dd>
        ))}
      </div>
      <div>
        <dt>{layout.officeHours}</dt>
        <dd>
          <Prose>{officeHours}</Prose>
        </dd>
      </div>
      {address && (
        <div data-long>
          <dt>{layout.address}</dt>
          <dd>
            <Prose>{address}</Prose>
          </dd>
        </div>
      )}
      {email && (
        <div data-long>
          <dt>{layout.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {links.length > 0 && (
        <div data-long>
          <dt>{layout.socialLinks}</dt>
          {links.map(({ kind, href }) => (
            <dd key={href}>
              <a href={href} rel="noopener">
                {COMPANY_LINK_NAMES[kind]}
              </a>
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
