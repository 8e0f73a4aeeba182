import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '#contract/sign-in/sign-in.ts';
import { assigneesQuery, queueQuery } from '../applications/case-queries.ts';
import { countQueues, filtersOf as queueFilters, TABS } from '../applications/queues.ts';
import { firstWithWork } from '../content/use-first-queue.ts';
import { firstMediaQuery } from '../media/media-query.ts';
import { countQuery, OPENING_QUEUES } from '../messages/message-counts.ts';
import { filtersOf as messageFilters } from '../messages/queues.ts';
import { type ListState, listQuery, type ResourceName } from '../resource/resource.ts';

/** How long what was brought ahead is not asked for again. */
const FRESH_MS = 10_000;

type Ahead = { client: QueryClient; profile: Profile; inNames: 'th' | 'en' };
type FirstList = (ahead: Ahead) => Promise<void>;

const WHOLE: ListState = {
  search: '',
  sort: undefined,
  descending: false,
  after: undefined,
  before: undefined,
  bin: false,
  filters: {},
};

const bring =
  (name: ResourceName, state: Partial<ListState> = {}, filters: object = {}): FirstList =>
  ({ client, inNames }) =>
    client.prefetchQuery({
      ...listQuery(name, { ...WHOLE, ...state }, filters, inNames),
      staleTime: FRESH_MS,
    });

const ARTICLES = { sort: 'publishFrom', descending: true };

/** What each screen lists first, as it asks for it itself. */
export const FIRST_LISTS: Partial<Record<string, FirstList>> = {
  ArticlesMaint: bring('article', ARTICLES),
  PromotionsMaint: bring('promotion'),
  workWithUsMaint: bring('jobPosting'),
  JobApplicationMaint: bring('jobApplication'),
  ConfigOtherMaint: bring('company'),
  ProductsMaint: bring('product'),
  ProductMaint: bring('productDetail'),
  CreditLimitMaint: bring('creditLimit'),
  ProductTermsMaint: bring('productTerms', { sort: 'publishFrom', descending: true }),
  DocumentHeaderMaint: bring('documentHeader'),
  DocumentDetailMaint: bring('document'),
  BranchGSBMaint: bring('branchGSB'),
  BranchTIPMaint: bring('branchTIP'),
  BranchBCPMaint: bring('branchBCP'),
  UploadMaint: bring('uploadType'),
  GuaranteeMaint: bring('guaranteeType'),
  RejectMaint: bring('rejectReason'),
  ContractFormMaint: bring('contractForm'),
  ReceiveChannelMaint: bring('receiveChannel'),
  ConvenientTimeMaint: bring('convenientTime'),
  user: bring('users'),
  userGroup: bring('groups'),
  userProfile: bring('profiles'),
  NavWindow: bring('windows'),
  NavRoute: bring('routes'),
  RegisterMaintHist: bring('applicationHistory'),
  MediaMaint: ({ client }) => client.prefetchQuery({ ...firstMediaQuery, staleTime: FRESH_MS }),
  RegisterMaint: bringCases,
  SubscribeMaint: bringMessages,
};

const ofTab = (
  name: ResourceName,
  tab: string,
  state: Partial<ListState> = {},
): [string, FirstList] => [tab, bring(name, { ...state, filters: { tab } })];

/** What the tabs of screens list, each at an address of its own. */
export const TAB_LISTS: Partial<Record<string, ReadonlyMap<string, FirstList>>> = {
  ArticlesMaint: new Map([
    ofTab('article', 'articles', ARTICLES),
    ofTab('articleCategory', 'categories'),
  ]),
  ConfigOtherMaint: new Map([
    ofTab('company', 'company'),
    ofTab('banner', 'banners'),
    ofTab('question', 'questions'),
    ofTab('pageText', 'pages'),
    ofTab('menuLink', 'links'),
  ]),
  RegisterMaint: new Map(
    TABS.filter((tab) => tab !== 'calendar').map((tab) => {
      const state = { ...(tab !== 'all' && { sort: 'due' }), filters: { tab } };
      return [tab, bring('application', state, queueFilters(tab))];
    }),
  ),
};

/** A queue opens where there is work: first it is counted. */
async function bringCases(ahead: Ahead): Promise<void> {
  const { client, profile } = ahead;
  // As fresh as the screen wants them: what it asks for itself comes between the click and its rows.
  void client.prefetchQuery(assigneesQuery);
  const counts = await client.fetchQuery(queueQuery);
  const approves = profile.permissions.includes('RegisterMaint.approve');
  const tab = firstWithWork(countQueues(counts, approves));
  if (!tab) return;
  await bring('application', { sort: 'due', filters: { tab } }, queueFilters(tab))(ahead);
}

async function bringMessages(ahead: Ahead): Promise<void> {
  const { client, profile } = ahead;
  const { user_id } = profile;
  const queues = await Promise.all(
    OPENING_QUEUES.map(async (key) => ({
      key,
      total: await client.fetchQuery({ ...countQuery(key, user_id), staleTime: FRESH_MS }),
    })),
  );
  const tab = firstWithWork(queues);
  if (!tab) return;
  await bring('message', { filters: { tab } }, messageFilters(tab, user_id, undefined))(ahead);
}
