import { Button } from '../../ui/button.tsx';
import { usePlace } from '../layout/place.ts';
import { useTexts } from '../texts.ts';
import styles from './cookie-notice.module.css';

/** Both answers weigh the same: same look, same size, one click each. */
export function CookieForm() {
  const { cookies } = useTexts();
  const { cookiesAsked } = usePlace();
  return (
    <form className={styles.answers} method="post" action="/cookie-policy">
      {cookiesAsked > 0 && <input type="hidden" name="asked" value={cookiesAsked} />}
      <Button type="submit" variant="secondary" name="consent" value="necessary">
        {cookies.necessary}
      </Button>
      <Button type="submit" variant="secondary" name="consent" value="statistics">
        {cookies.statistics}
      </Button>
    </form>
  );
}
