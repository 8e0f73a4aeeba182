import { Button, Group } from '@mantine/core';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { laterPart } from '../resource/later-part.tsx';
import { BrowserDialog } from '../states/browser-dialog.tsx';
import { useOfficeTexts } from '../texts.ts';
import type { MediaRow } from './media-query.ts';
import { useMediaTexts } from './texts.ts';

const ChooserDialog = laterPart(async () => (await import('./chooser-dialog.tsx')).default, {
  meanwhile: null,
  around: (notice, { onAnswer }) => (
    <NotArrived onClose={() => onAnswer(undefined)}>{notice}</NotArrived>
  ),
});

function NotArrived({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <BrowserDialog title={useMediaTexts().chooseTitle} onDismiss={onClose}>
      {children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {useOfficeTexts().shell.states.cancel}
        </Button>
      </Group>
    </BrowserDialog>
  );
}

/** `ready`: only one that can be shown at once will do. */
type Wish = { ready: boolean };
type Asked = Wish & { answer: (picture: MediaRow | undefined) => void };
type Choose = (wish: Wish) => Promise<MediaRow | undefined>;

const ChooserContext = createContext<Choose | undefined>(undefined);

/** Lets everything inside have a picture chosen. The dialog is loaded when it is first needed. */
export function PictureChooserProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const choose = useMemo<Choose>(
    () =>
      ({ ready }) =>
        new Promise((resolve) => {
          const answer = (picture: MediaRow | undefined) => {
            // A picture still on its way when its dialog was left answers no later question.
            setAsked((now) => (now?.answer === answer ? undefined : now));
            resolve(picture);
          };
          setAsked({ ready, answer });
        }),
    [],
  );
  return (
    <ChooserContext value={choose}>
      {children}
      {asked && <ChooserDialog ready={asked.ready} onAnswer={asked.answer} />}
    </ChooserContext>
  );
}

/** The whole picture, perhaps not prepared yet; undefined: none was chosen. */
export function useChooser(): Choose {
  const choose = use(ChooserContext);
  if (!choose) throw new Error('Pictures are chosen inside of the office only.');
  return choose;
}

/** Has a picture chosen that can be shown at once, with its description in the viewer's language. */
export function usePictureChooser(): () => Promise<
  { id: number; alt: string; src: string } | undefined
> {
  const choose = useChooser();
  const language = useLanguage();
  return async () => {
    const picture = await choose({ ready: true });
    return (
      picture && { id: picture.id, alt: localize(picture.alt, language), src: picture.large ?? '' }
    );
  };
}
