import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every base component in every state, to look at while developing. */
const gallery =
  process.env.NODE_ENV === 'development'
    ? [route('components', 'public/components/route.tsx')]
    : [];

export default [
  layout('public/layout/route.tsx', [
    index('public/home/route.tsx'),
    route('About', 'public/about/route.tsx'),
    route('Goal', 'public/goal/route.tsx'),
    route('cookie-policy', 'public/cookie-policy/route.tsx'),
    route('cookie-policy-private', 'public/cookie-policy-private/route.tsx'),
    route('Products', 'public/products/route.tsx'),
    route('Product', 'public/product/route.tsx'),
    route('Promotions', 'public/promotions/route.tsx'),
    route('Promotion', 'public/promotion/route.tsx'),
    route('Articles', 'public/articles/route.tsx'),
    route('Article', 'public/article/route.tsx'),
    // One finder for three networks.
    ...['BranchGSB', 'BranchTIP', 'BranchBCP'].map((path) =>
      route(path, 'public/branches/route.tsx', { id: path }),
    ),
    route('Cal', 'public/calculator/route.tsx'),
    route('DocumentDownload', 'public/documents/route.tsx'),
    route('Register', 'public/register/route.tsx'),
    route('Status', 'public/status/route.tsx'),
    route('Status/document', 'public/status-document/route.tsx'),
    route('Subscribe', 'public/subscribe/route.tsx'),
    route('Unsubscribe', 'public/unsubscribe/route.tsx'),
    route('SmsStop', 'public/sms-stop/route.tsx'),
    route('workWithUs', 'public/work-with-us/route.tsx'),
    route('login', 'public/login/route.tsx'),
    route('ForgotPassword', 'public/forgot-password/route.tsx'),
    ...gallery,
    route('*', 'public/not-found/route.tsx'),
  ]),
  route('logout', 'office/logout/route.tsx'),
  layout('office/shell/route.tsx', [
    layout('office/shell/screens.tsx', [
      route('DashboardMt', 'office/dashboard/route.tsx'),
      route('Account', 'office/account/route.tsx'),
      route('go', 'office/follow/route.tsx'),
      route('user', 'office/users/route.tsx'),
      route('UserInformationMaint', 'office/user-import/route.tsx'),
      route('userGroup', 'office/groups/route.tsx'),
      route('userProfile', 'office/profiles/route.tsx'),
      route('NavWindow', 'office/nav-windows/route.tsx'),
      route('NavNode', 'office/nav-nodes/route.tsx'),
      route('NavRoute', 'office/nav-routes/route.tsx'),
      route('PrivacyDesk', 'office/privacy/route.tsx'),
      route('Audit', 'office/audit/route.tsx'),
      route('ProductsMaint', 'office/products/route.tsx'),
      route('ProductMaint', 'office/product-details/route.tsx'),
      route('CreditLimitMaint', 'office/credit-limits/route.tsx'),
      // One screen for three networks.
      ...['BranchGSBMaint', 'BranchTIPMaint', 'BranchBCPMaint'].map((path) =>
        route(path, 'office/branches/route.tsx', { id: path }),
      ),
      route('DocumentHeaderMaint', 'office/document-headers/route.tsx'),
      route('DocumentDetailMaint', 'office/documents/route.tsx'),
      route('ArticlesMaint', 'office/articles/route.tsx'),
      route('PromotionsMaint', 'office/promotions/route.tsx'),
      route('workWithUsMaint', 'office/job-postings/route.tsx'),
      route('ConfigOtherMaint', 'office/site-settings/route.tsx'),
      route('TranslationMaint', 'office/translations/route.tsx'),
      route('UploadMaint', 'office/reference/upload-types.tsx'),
      route('GuaranteeMaint', 'office/reference/guarantee-types.tsx'),
      route('RejectMaint', 'office/reference/reject-reasons.tsx'),
      route('ReceiveChannelMaint', 'office/reference/receive-channels.tsx'),
      route('ConvenientTimeMaint', 'office/reference/convenient-times.tsx'),
      route('SubscribeMaint', 'office/messages/route.tsx'),
      route('MediaMaint', 'office/media/route.tsx'),
      route('JobApplicationMaint', 'office/job-applications/route.tsx'),
      route('GlobalParms', 'office/parameters/route.tsx'),
      route('SmtpMaint', 'office/mail/route.tsx'),
      route('BulkSMS', 'office/sms/route.tsx'),
      route('BulkSMSHist', 'office/sms-history/route.tsx'),
      route('RegisterMaint', 'office/applications/route.tsx'),
      route('RegisterMaintPartner', 'office/partner-applications/route.tsx'),
      route('RegisterMaintHist', 'office/application-history/route.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
