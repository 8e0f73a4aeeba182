import { useQuery } from '@tanstack/react-query';
import { SCREEN_NAMES } from '#contract/navigation/window-names.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useProfile } from '../session/profile.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { ScreenTitle } from '../states/screen-title.tsx';
import styles from './account.module.css';
import { accountQuery } from './account-query.ts';
import { PasswordCard } from './password-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { useAccountTexts } from './texts.ts';

/** The own account: nobody needs a right for it. */
export default function Account() {
  const texts = useAccountTexts();
  const language = useLanguage() === 'th' ? 'th' : 'en';
  const { second_factor_needed } = useProfile();
  const { data: account, error, isError, refetch } = useQuery(accountQuery);
  return (
    <>
      <ScreenTitle>{SCREEN_NAMES.Account[language]}</ScreenTitle>
      {second_factor_needed && (
        <Notice role="alert" color="red" mb="md">
          {texts.needed}
        </Notice>
      )}
      {account ? (
        <div className={styles.page}>
          <div className={styles.column}>
            <ProfileCard account={account} />
            <PictureCard account={account} />
          </div>
          <div className={styles.column}>
            <PasswordCard account={account} />
            <SecondFactorCard account={account} />
            <SessionsCard />
          </div>
        </div>
      ) : isError ? (
        <Problem of={{ error, refetch }} />
      ) : (
        <Loading />
      )}
    </>
  );
}
