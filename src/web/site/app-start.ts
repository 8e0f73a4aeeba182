type Load = { referrer: string; origin: string; navigation: string | undefined };

/** Coming from elsewhere or reloading starts the app; going from page to page does not. */
export function isAppStart({ referrer, origin, navigation }: Load): boolean {
  if (navigation === 'reload') return true;
  return !URL.canParse(referrer) || new URL(referrer).origin !== origin;
}
