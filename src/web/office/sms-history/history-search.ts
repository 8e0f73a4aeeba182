import { SMS_STATES } from '#contract/sms/states.ts';
import { parseThaiPhone } from '#contract/thai/phone.ts';
import { readId } from '../resource/choice-address.ts';
import type { ListState } from '../resource/resource.ts';

/** In the address: messages that belong to no campaign. */
export const SINGLE = 'single';

/** What the address means to the server. A whole number is looked for as such, part of one in what is shown. */
export function readSearch({ search, filters }: ListState) {
  const phone = parseThaiPhone(search) ?? undefined;
  const campaignId = readId(filters.campaign);
  const state = SMS_STATES.find((one) => one === filters.state);
  return {
    search: phone ? '' : search,
    filters: {
      ...(phone && { phone }),
      ...(campaignId !== undefined && { campaignId }),
      ...(filters.campaign === SINGLE && { single: true }),
      ...(state && { state }),
    },
  };
}
