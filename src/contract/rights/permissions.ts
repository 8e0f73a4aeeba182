export const ACTIONS = ['view', 'add', 'edit', 'delete', 'export', 'approve'] as const;
export type Action = (typeof ACTIONS)[number];

const MAINTAIN = ['view', 'add', 'edit', 'delete', 'export'] as const;
const SETTINGS = ['view', 'edit'] as const;

/**
 * Windows are the screens of the back office, each at the path of its name, with what can be done
 * in it. One name serves the server's guard and the button that leads to it.
 */
export const WINDOW_ACTIONS = {
  DashboardMt: ['view'],
  RegisterMaint: ACTIONS,
  RegisterMaintPartner: ['view', 'add', 'edit', 'export'],
  RegisterMaintHist: ['view', 'export'],
  SubscribeMaint: MAINTAIN,
  JobApplicationMaint: MAINTAIN,
  ArticlesMaint: MAINTAIN,
  PromotionsMaint: MAINTAIN,
  workWithUsMaint: MAINTAIN,
  ConfigOtherMaint: MAINTAIN,
  MediaMaint: MAINTAIN,
  TranslationMaint: ['view'],
  DocumentHeaderMaint: MAINTAIN,
  DocumentDetailMaint: MAINTAIN,
  ProductsMaint: MAINTAIN,
  ProductMaint: MAINTAIN,
  CreditLimitMaint: MAINTAIN,
  BranchGSBMaint: MAINTAIN,
  BranchTIPMaint: MAINTAIN,
  BranchBCPMaint: MAINTAIN,
  UploadMaint: MAINTAIN,
  GuaranteeMaint: MAINTAIN,
  RejectMaint: MAINTAIN,
  ReceiveChannelMaint: MAINTAIN,
  ConvenientTimeMaint: MAINTAIN,
  BulkSMS: ACTIONS,
  BulkSMSHist: ['view', 'export'],
  user: MAINTAIN,
  UserInformationMaint: ['view', 'add', 'delete', 'export'],
  userGroup: MAINTAIN,
  userProfile: MAINTAIN,
  NavWindow: MAINTAIN,
  NavNode: MAINTAIN,
  NavRoute: MAINTAIN,
  GlobalParms: SETTINGS,
  SmtpMaint: SETTINGS,
  PrivacyDesk: MAINTAIN,
  Audit: ['view', 'export'],
} as const satisfies Record<string, readonly Action[]>;

export type Window = keyof typeof WINDOW_ACTIONS;
export const WINDOWS = Object.keys(WINDOW_ACTIONS) as Window[];

export type Permission = {
  [W in Window]: `${W}.${(typeof WINDOW_ACTIONS)[W][number]}`;
}[Window];

/** Every permission there is. */
export const PERMISSIONS = WINDOWS.flatMap((window) =>
  WINDOW_ACTIONS[window].map((action) => `${window}.${action}` as Permission),
);

const known: ReadonlySet<string> = new Set(PERMISSIONS);
export function isPermission(text: string): text is Permission {
  return known.has(text);
}

/**
 * Anybody, anybody signed in, those whose profile holds the permission, or those who hold it for the
 * window of the kind of thing that the input names (`resource`).
 */
export type Access = 'public' | 'signedIn' | `resource.${Action}` | Permission;
