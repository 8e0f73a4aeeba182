import { formatCompanyId } from '#contract/thai/ids.ts';
import { Prose } from '../../ui/prose.tsx';
import { TextColumn } from '../../ui/rich-text.tsx';
import { useContact } from '../layout/contact.ts';
import { useTexts } from '../texts.ts';

/** Who answers for the data, and how they are reached: from the company's own record. */
export function Controller() {
  const { layout, pages } = useTexts();
  const contact = useContact();
  const { name, registeredName, registrationNumber, address, telephones, email } = contact;
  const [telephone] = telephones;
  return (
    <TextColumn>
      <h2>{pages.controller}</h2>
      <p>
        <Prose>
          {registrationNumber
            ? `${registeredName || name} (${layout.registration(formatCompanyId(registrationNumber))})`
            : registeredName || name}
        </Prose>
      </p>
      {address && (
        <p>
          <Prose>{address}</Prose>
        </p>
      )}
      <ul>
        {telephone && (
          <li>
            {layout.telephone} <a href={telephone.href}>{telephone.shown}</a>
          </li>
        )}
        {email && (
          <li>
            {layout.email} <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </ul>
    </TextColumn>
  );
}
