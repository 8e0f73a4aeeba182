// @ts-check

/**
 * The arrows between the parts. Each rule says what to do instead.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Move what both need into a third file that imports neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-knows-only-zod',
      comment: 'The contract is what both sides agree on: put code that runs on one side there.',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/contract/', '^node_modules/zod/'] },
    },
    {
      name: 'platform-knows-no-feature',
      comment:
        'Hand the feature in as a value from compose; what both name is a type of platform or contract.',
      severity: 'error',
      from: { path: '^src/server/(platform|postgres)/' },
      to: {
        path: '^src/(server|web)/',
        pathNot: '^src/server/(platform|postgres)/',
      },
    },
    {
      name: 'features-do-not-know-each-other',
      comment:
        'Connect them in compose, or share through platform, files, audit, captcha, mail, consents, addresses, paper or resource. Named exceptions: the dashboard reads what others count, the demo fills the tables of others, feeds list the addresses of what others publish; applying and the work on cases are about applications; users stand in groups (rights), and signing in is about users.',
      severity: 'error',
      from: {
        path: '^src/server/([^/]+)/',
        pathNot: [
          '^src/server/(compose|platform|postgres|files|dashboard|demo|feeds|users|sign-in|apply|cases)/',
          '\\.test\\.ts$',
        ],
      },
      to: {
        path: '^src/server/[^/]+/',
        pathNot: [
          '^src/server/(platform|postgres|files|audit|captcha|mail|consents|addresses|paper|resource|sheets|imports)/',
          '^src/server/$1/',
        ],
      },
    },
    {
      name: 'apply-and-cases-on-applications',
      comment:
        'What applicants do and what staff do meet in the application: move what both need there.',
      severity: 'error',
      from: { path: '^src/server/(apply|cases)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/server/[^/]+/',
        pathNot: [
          '^src/server/(platform|postgres|files|audit|captcha|mail|consents|addresses|paper|resource|sheets|imports|applications)/',
          '^src/server/$1/',
        ],
      },
    },
    {
      name: 'only-entries-know-compose',
      comment: 'Compose hands values in; a feature that needs one takes it as a parameter.',
      severity: 'error',
      from: { path: '^src/server/[^/]+/', pathNot: ['^src/server/compose/', '\\.test\\.ts$'] },
      to: { path: '^src/server/compose/' },
    },
    {
      name: 'sign-in-on-users-on-rights',
      comment: 'These three point one way: sign-in to users and rights, users to rights.',
      severity: 'error',
      from: { path: '^src/server/(users|sign-in)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/server/[^/]+/',
        pathNot:
          '^src/server/(platform|files|pictures|audit|captcha|mail|resource|sheets|imports|rights|users|sign-in)/',
      },
    },
    {
      name: 'users-do-not-know-the-sign-in',
      comment: 'Hand what sign-in knows in as a value from compose.',
      severity: 'error',
      from: { path: '^src/server/users/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/sign-in/' },
    },
    {
      name: 'server-does-not-know-the-web',
      comment:
        'The web part reaches the server as a build; only the types of its page context and handles are imported.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/web/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-takes-only-types-of-the-server',
      comment: 'Add a function to compose/services.ts; loaders get it through the page context.',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'base-parts-know-no-page',
      comment: 'Pass what the page knows as a prop.',
      severity: 'error',
      from: { path: '^src/web/(ui|i18n|api|site|brand|map)/' },
      to: { path: '^src/web/(public|office)/' },
    },
    {
      name: 'public-and-office-apart',
      comment:
        'Share through ui, i18n, api, site, brand or map: the public site must not load office code.',
      severity: 'error',
      from: { path: '^src/web/(public|office)/' },
      to: { path: '^src/web/(public|office)/', pathNot: '^src/web/$1/' },
    },
    {
      name: 'no-kit-on-the-public-site',
      comment: 'Mantine is the office’s; the public site has its own small components in ui.',
      severity: 'error',
      from: { path: '^src/web/(public|ui|i18n|api|site|brand|map|root|entry)' },
      to: { path: '^node_modules/@mantine/' },
    },
    {
      name: 'product-does-not-know-its-tests',
      comment: 'Tests import the product, not the other way round.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^tests/', '^bench/', '\\.test\\.tsx?$'] },
    },
    {
      name: 'only-declared-packages',
      comment: 'Add the package to package.json, or use one that is there.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['unknown', 'npm-no-pkg', 'npm-unknown'], pathNot: '\\+types/' },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
    exclude: { path: '^\\.react-router/' },
  },
};
