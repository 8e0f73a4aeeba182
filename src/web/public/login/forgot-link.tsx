import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useStaffTexts } from '../../i18n/staff.ts';
import { withPatience } from '../../site/patience.ts';
import { TextLink } from '../../ui/text-link.tsx';

const ADDRESS = '/login?forgot=1';

type Part = typeof import('../forgot-password/forgot-dialog.tsx');

type Props = { userId: string; lockoutMinutes: number; openAtStart: boolean };

/** Opens the dialog, which is loaded for it. Without it the address leads to the same. */
export function ForgotLink({ userId, lockoutMinutes, openAtStart }: Props) {
  const { login } = useStaffTexts();
  const [part, setPart] = useState<Part>();
  const [open, setOpen] = useState(false);

  async function show(): Promise<void> {
    setPart(await withPatience(import('../forgot-password/forgot-dialog.tsx')));
    setOpen(true);
  }
  const showAtStart = useEffectEvent(() => {
    if (openAtStart) show().catch(() => undefined);
  });
  useEffect(() => showAtStart(), []);

  function click(event: MouseEvent) {
    event.preventDefault();
    show().catch(() => window.location.assign(ADDRESS));
  }
  return (
    <>
      <TextLink variant="quiet" href={ADDRESS} onClick={click}>
        {login.forgot}
      </TextLink>
      {part && open && (
        <part.ForgotDialog
          userId={userId}
          lockoutMinutes={lockoutMinutes}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
