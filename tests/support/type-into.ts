import type { Locator } from '@playwright/test';

/** Types key by key in place of what stands there, as people do: each key is heard and may be answered. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text);
}
