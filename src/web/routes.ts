import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every base component in every state, to look at while developing. */
const gallery =
  process.env.NODE_ENV === 'development'
    ? [route('components', 'public/components/route.tsx')]
    : [];

export default [
  layout('public/layout/route.tsx', [
    index('public/home/route.tsx'),
    route('Register', 'public/register/route.tsx'),
    route('login', 'public/login/route.tsx'),
    ...gallery,
    route('*', 'public/not-found/route.tsx'),
  ]),
  route('logout', 'office/logout/route.tsx'),
  layout('office/shell/route.tsx', [route('DashboardMt', 'office/dashboard/route.tsx')]),
] satisfies RouteConfig;
