import { CookieNotice } from '../cookie-notice/cookie-notice.tsx';
import { useTexts } from '../texts.ts';
import { AppBar } from './app-bar.tsx';
import { CallToAction } from './call-to-action.tsx';
import { hasChrome, leadsOn } from './chrome.ts';
import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import type { Menu } from './navigation.ts';
import type { Visit } from './page-handle.ts';
import { PhoneBar } from './phone-bar.tsx';
import { usePlace } from './place.ts';
import { PreviewBanner } from './preview-banner.tsx';
import { SiteScript } from './site-script.tsx';
import { StaffBar, StaffFooter } from './staff-bar.tsx';

type PublicPageProps = {
  menu: Menu;
  /** Applications are taken. */
  open: boolean;
  /** Missing where there is no page to visit. */
  visit?: Visit;
  /** The page is not published: staff and colleagues look at it. */
  preview?: { expiresAt: string } | undefined;
  children: React.ReactNode;
};

/** The frame around every public page. */
export function PublicPage({ menu, open, visit, preview, children }: PublicPageProps) {
  const { layout } = useTexts();
  const { pathname } = usePlace();
  const framed = hasChrome(pathname);
  const leads = visit !== undefined && leadsOn(pathname);
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        {layout.skipToContent}
      </a>
      {preview ? <PreviewBanner {...preview} /> : <CookieNotice />}
      <StaffBar />
      {framed && <AppBar entries={menu.entries} open={open} />}
      {framed && <Drawer menu={menu} open={open} />}
      <main
        id="content"
        className={styles.main}
        tabIndex={-1}
        data-win-name={preview ? undefined : visit?.winName}
        data-ref-skey={visit?.refSkey}
      >
        {children}
      </main>
      {leads && <CallToAction open={open} />}
      {framed && <Footer entries={menu.entries} />}
      <StaffFooter />
      {leads && <PhoneBar open={open} />}
      {/* It counts visits, keeps the language, and leads staff to the office: none of it here. */}
      {!preview && <SiteScript />}
    </div>
  );
}
