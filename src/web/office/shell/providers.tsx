import { MantineProvider, MantineThemeProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { NonceContext } from '../../ui/nonce.ts';
import { laterPart } from '../resource/later-part.tsx';
import { useOfficeTexts } from '../texts.ts';
import { colorSchemeManager } from '../theme/color-scheme.ts';
import { resolveVariables, theme } from '../theme/theme.ts';
import { LanguageProvider } from './language.tsx';
import { queryClient } from './query-client.ts';
import styles from './shell.module.css';

// What is told before they are there waits for them.
const Notifications = laterPart(async () => (await import('./toasts.ts')).Notifications, {
  meanwhile: null,
});

/** What every screen stands in: the kit in the product's look, its language, its memory of calls. */
export function OfficeProviders({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext) ?? '';
  allowScrollLockStyle(nonce);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={colorSchemeManager}
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <NamedParts>
            {children}
            <OpenParts />
            {/* Below the bar, whose menus stay within reach; at the foot stands what saves. */}
            <Notifications
              className={styles.notifications}
              position="top-center"
              containerWidth={420}
              withinPortal={false}
            />
          </NamedParts>
        </LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Where the kit puts what opens over a screen: a place with a name, and none while it is empty. */
function OpenParts() {
  const { openParts } = useOfficeTexts().shell;
  return <section className={styles.open} aria-label={openParts} data-mantine-shared-portal-node />;
}

/** The kit's close buttons are crosses: those who cannot see them need a word. */
function NamedParts({ children }: { children: ReactNode }) {
  const { close, dismiss } = useOfficeTexts().resource;
  const named = (name: string) => ({ defaultProps: { closeButtonProps: { 'aria-label': name } } });
  return (
    <MantineThemeProvider
      inherit
      theme={{
        components: { Modal: named(close), Drawer: named(close), Notification: named(dismiss) },
      }}
    >
      {children}
    </MantineThemeProvider>
  );
}

/** Dialogs lock the scrolling by a style element, whose writer (get-nonce) looks here for a nonce. */
function allowScrollLockStyle(nonce: string): void {
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}
