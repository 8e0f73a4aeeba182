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
    route('login', 'public/login/route.tsx'),
    ...gallery,
    route('*', 'public/not-found/route.tsx'),
  ]),
  route('logout', 'office/logout/route.tsx'),
  layout('office/shell/route.tsx', [route('DashboardMt', 'office/dashboard/route.tsx')]),
] satisfies RouteConfig;
