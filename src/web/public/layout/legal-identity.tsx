import { formatCompanyId } from '#contract/thai/ids.ts';
import { Prose } from '../../ui/prose.tsx';
import { useTexts } from '../texts.ts';
import { useContact } from './contact.ts';

/** Who lends, as the register of companies knows them; nothing while staff have not said it. */
export function LegalIdentity({ className }: { className?: string | undefined }) {
  const { layout } = useTexts();
  const { registeredName, registrationNumber, licence } = useContact();
  const lines = [
    registeredName,
    registrationNumber && layout.registration(formatCompanyId(registrationNumber)),
    licence,
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>
          <Prose>{line}</Prose>
        </li>
      ))}
    </ul>
  );
}
