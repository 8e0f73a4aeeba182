import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import { loadChunk, needsLoading } from '../guard/chunk.ts';
import { type ListState, listQuery, type ResourceName } from '../resource/resource.ts';
import { useCan } from '../session/profile.ts';
import { screenAt } from './trail.ts';

const WHOLE: ListState = {
  search: '',
  sort: undefined,
  descending: false,
  after: undefined,
  before: undefined,
  bin: false,
  filters: {},
};

/** What each screen lists first, as it asks for it itself. */
const FIRST_LISTS: Partial<Record<string, { name: ResourceName; state?: Partial<ListState> }>> = {
  ArticlesMaint: { name: 'article', state: { sort: 'publishFrom', descending: true } },
  PromotionsMaint: { name: 'promotion' },
  workWithUsMaint: { name: 'jobPosting' },
  ProductsMaint: { name: 'product' },
  DocumentHeaderMaint: { name: 'documentHeader' },
  DocumentDetailMaint: { name: 'document' },
  BranchGSBMaint: { name: 'branchGSB' },
  BranchTIPMaint: { name: 'branchTIP' },
  BranchBCPMaint: { name: 'branchBCP' },
  UploadMaint: { name: 'uploadType' },
  GuaranteeMaint: { name: 'guaranteeType' },
  RejectMaint: { name: 'rejectReason' },
  ReceiveChannelMaint: { name: 'receiveChannel' },
  ConvenientTimeMaint: { name: 'convenientTime' },
  userGroup: { name: 'groups' },
  userProfile: { name: 'profiles' },
};

/** How long what was brought ahead is not asked for again. */
const FRESH_MS = 10_000;

/** Brings a screen and its list while somebody is about to go there. */
export function usePrefetchList(): (href: string, language: Language) => void {
  const client = useQueryClient();
  const can = useCan();
  return (href, language) => {
    // Not by the router, which reloads the whole page where a file does not come.
    if (needsLoading(href)) loadChunk(href, new AbortController().signal).catch(() => undefined);
    const screen = screenAt(href);
    const list = screen && FIRST_LISTS[screen];
    if (!list || screen === 'Account' || !can(`${screen}.view`)) return;
    const inNames = language === 'th' ? 'th' : 'en';
    const query = listQuery(list.name, { ...WHOLE, ...list.state }, {}, inNames);
    void client.prefetchQuery({ ...query, staleTime: FRESH_MS });
  };
}
