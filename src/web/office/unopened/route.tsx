import { IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { menuQuery } from '../menu/menu-query.ts';
import { screenAt, screenName } from '../menu/trail.ts';
import { ScreenTitle } from '../states/screen-title.tsx';
import { State } from '../states/state.tsx';

/** A window of the product whose screen is not there yet. */
export default function Unopened() {
  const { unopened } = useOfficeTexts().shell;
  const language = useLanguage();
  const { data: nodes = [] } = useQuery(menuQuery);
  const screen = screenAt(useLocation().pathname);
  return (
    <>
      <ScreenTitle>{screen && screenName(nodes, screen, language)}</ScreenTitle>
      <State icon={IconHourglass} title={unopened.title}>
        <p>{unopened.text}</p>
      </State>
    </>
  );
}
