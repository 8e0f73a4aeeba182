import { Question } from './question.tsx';

/** Above any dialog whose closing it asks about. */
const ABOVE = 'calc(var(--mantine-z-index-modal) + 1)';

type Props = {
  opened: boolean;
  texts: { title: string; text: string; leave: string; stay: string };
  onLeave: () => void;
  onStay: () => void;
};

/** Always drawn, so that the cursor comes back to where it was. */
export function LeaveQuestion({ opened, texts, onLeave, onStay }: Props) {
  return (
    <Question
      opened={opened}
      // Once everybody has heard the key: the dialog below would take the same Escape for itself.
      onClose={() => setTimeout(onStay)}
      title={texts.title}
      text={texts.text}
      first={{ label: texts.leave, act: onLeave }}
      second={{ label: texts.stay, act: onStay }}
      centered
      zIndex={ABOVE}
    />
  );
}
