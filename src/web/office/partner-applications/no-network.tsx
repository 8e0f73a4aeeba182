import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { Prose } from '../../ui/prose.tsx';
import { OfficeLink } from '../links/office-link.tsx';
import { useCan } from '../session/profile.ts';
import { ScreenTitle } from '../states/screen-title.tsx';
import { State } from '../states/state.tsx';
import { useOfficeTexts } from '../texts.ts';

/** To who belongs to no network: what this screen is for, and where referrals stand for the lender. */
export function NoNetwork() {
  const texts = useOfficeTexts().applications;
  const can = useCan();
  return (
    <>
      <ScreenTitle>{texts.partner.title}</ScreenTitle>
      <State icon={IconBuildingStore} title={texts.partner.forBranches}>
        <p>
          <Prose>{texts.partner.notYours}</Prose>
        </p>
        {can('RegisterMaint.view') && (
          <Button component={OfficeLink} to="/RegisterMaint?tab=all" variant="default">
            {texts.partner.toApplications}
          </Button>
        )}
      </State>
    </>
  );
}
