import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { Profile } from '#contract/sign-in/sign-in.ts';
import { formatNumber, formatYear } from '../../i18n/format.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { LaterSender } from '../appraisals/later-sender.tsx';
import { useVisitsKept } from '../appraisals/visits-kept.ts';
import { LeaveGuard } from '../guard/leave-guard.tsx';
import { LinkedOffice } from '../links/office-link.tsx';
import { PictureChooserProvider } from '../media/choose-picture.tsx';
import { Breadcrumbs } from '../menu/breadcrumbs.tsx';
import { menuQuery } from '../menu/menu-query.ts';
import { SideMenu } from '../menu/side-menu.tsx';
import { findTrail, screenAt, screenName } from '../menu/trail.ts';
import { Palette } from '../palette/palette.tsx';
import { useCaseSource } from '../palette/use-case-source.ts';
import { useRecordSource } from '../palette/use-record-source.ts';
import { useUserSource } from '../palette/use-user-source.ts';
import { laterPart } from '../resource/later-part.tsx';
import { useIdleSaveKey } from '../resource/use-save-key.ts';
import { ProfileContext, profileQuery } from '../session/profile.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import { FailedChoices } from '../states/failed-choices.tsx';
import { useOfficeTexts } from '../texts.ts';
import { keepViewCookie, readViewCookie } from '../theme/view-cookie.ts';
import { AppBar } from './app-bar.tsx';
import { Entrance } from './entrance.tsx';
import styles from './shell.module.css';

const MenuDrawer = laterPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer, {
  meanwhile: null,
});

const CaseNews = laterPart(async () => (await import('../applications/case-news.tsx')).CaseNews, {
  meanwhile: null,
  // Without it counts are still read anew each minute.
  around: () => null,
});

const CASE_RIGHTS = [
  'RegisterMaint.view',
  'RegisterMaintPartner.view',
  'RegisterMaintHist.view',
] as const;

/** Bar, menu, content and footer around every screen. */
export function OfficeFrame({ first, children }: { first: Profile; children: ReactNode }) {
  const { shell } = useOfficeTexts();
  const staff = useStaffTexts();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { data: profile = first } = useQuery(profileQuery(first.user_id));
  const { data: nodes = [] } = useQuery({ ...menuQuery, enabled: !profile.second_factor_needed });
  const [menuShown, setMenuShown] = useState(isMenuShown);
  const [drawerOpen, drawer] = useDisclosure();
  const [paletteOpen, palette] = useDisclosure();
  useIdleSaveKey(() => notifications.show({ id: 'idle-save', message: shell.nothingToSave }));
  useRecordSource();
  useCaseSource(CASE_RIGHTS.some((right) => profile.permissions.includes(right)));
  useUserSource(profile.permissions.includes('user.view'));
  const screen = screenAt(pathname);
  const [unseen, setUnseen] = useState(0);
  const seesCases = profile.permissions.includes('RegisterMaint.view');
  const visitsKept = useVisitsKept();
  const name = screen
    ? `${screenName(nodes, screen, language)} · ${shell.product}`
    : staff.shell.productFull;
  const title = unseen > 0 && seesCases ? `(${formatNumber(unseen)}) ${name}` : name;

  function toggleMenu() {
    setMenuShown(!menuShown);
    void keepViewCookie('office_menu', menuShown ? 'hidden' : 'shown');
  }

  return (
    <ProfileContext value={profile}>
      <title>{title}</title>
      <LinkedOffice>
        <LeaveGuard>
          <button type="button" className={styles.skip} onClick={skipToContent}>
            {shell.skip}
          </button>
          <div className={styles.shell} data-menu={menuShown ? 'shown' : 'hidden'}>
            <AppBar
              menuShown={menuShown}
              onToggleMenu={toggleMenu}
              drawerOpen={drawerOpen}
              onOpenDrawer={drawer.open}
              onOpenPalette={palette.open}
            />
            <div className={styles.side} id="office-menu" hidden={!menuShown}>
              <SideMenu nodes={nodes} />
            </div>
            <div className={styles.body}>
              <SessionWatch />
              {seesCases && !profile.second_factor_needed && <CaseNews onCount={setUnseen} />}
              {visitsKept && seesCases && !profile.second_factor_needed && <LaterSender />}
              <FailedChoices />
              <main className={styles.content} id="content" tabIndex={-1}>
                <Breadcrumbs trail={findTrail(nodes, pathname)} />
                <Entrance screen={screen} nodes={nodes}>
                  <PictureChooserProvider>{children}</PictureChooserProvider>
                </Entrance>
              </main>
              <footer className={styles.footer}>
                {shell.copyright(formatYear(new Date(), language))}
              </footer>
            </div>
          </div>
          {drawerOpen && <MenuDrawer nodes={nodes} onClose={drawer.close} />}
          <Palette
            nodes={nodes}
            opened={paletteOpen}
            onOpen={palette.open}
            onClose={palette.close}
          />
        </LeaveGuard>
      </LinkedOffice>
    </ProfileContext>
  );
}

/** No link: it would take the place of what is searched for, behind the # of the address. */
function skipToContent(): void {
  document.getElementById('content')?.focus();
}

function isMenuShown(): boolean {
  return readViewCookie('office_menu', document.cookie) !== 'hidden';
}
