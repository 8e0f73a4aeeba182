import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../error/message-page.tsx';

type Texts = Record<
  | 'heading'
  | 'lead'
  | 'confirm'
  | 'keep'
  | 'doneHeading'
  | 'done'
  | 'home'
  | 'unknownHeading'
  | 'unknown'
  | 'contact',
  string
>;

/** Where the link of a message or letter leads: asked once more, done, or a link that is none. */
export function OptOutPage(props: {
  state: 'subscribed' | 'stopped' | 'unknown';
  texts: Texts;
  seed: number;
}) {
  const { state, texts, seed } = props;
  switch (state) {
    case 'subscribed':
      return (
        <MessagePage seed={seed} heading={texts.heading} detail={texts.lead}>
          <form method="post">
            <Button type="submit">{texts.confirm}</Button>
          </form>
          <ButtonLink href="/" variant="secondary">
            {texts.keep}
          </ButtonLink>
        </MessagePage>
      );
    case 'stopped':
      return (
        <MessagePage seed={seed} heading={texts.doneHeading} detail={texts.done}>
          <ButtonLink href="/">{texts.home}</ButtonLink>
        </MessagePage>
      );
    case 'unknown':
      return (
        <MessagePage seed={seed} missing heading={texts.unknownHeading} detail={texts.unknown}>
          <ButtonLink href="/Subscribe">{texts.contact}</ButtonLink>
        </MessagePage>
      );
  }
}
