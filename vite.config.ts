import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import routes from './src/web/routes.ts';

const web = (path: string) => new RegExp(`[\\\\/]src[\\\\/](?:web[\\\\/])?(?:${path})`);

/** Parts whose scripts few of the pages with React need. */
const OF_SOME_PAGES =
  'badge|card|choice|json-ld|page-window|pagination|picture|prose|rich-text|select|skeleton';
const OF_FEW_PAGES = 'combobox|dialog|toast';

/**
 * What public pages share comes in few files: on a telephone every request costs more than its
 * bytes. Each file is a list of its own, so nothing of the office can slip in.
 */
const SHARED_FILES = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper/,
  },
  // Pages of the site that are taken over by themselves go without it (src/web/public/islands.ts).
  {
    name: 'router',
    test: /[\\/]node_modules[\\/]react-router[\\/]/,
  },
  // Decoration, which the server has drawn before any script comes.
  { name: 'sheet', test: web('public/brand/(?:cadastre|geometry|mesh|sheet-drawing)\\.') },
  // What the office needs of it as well, and the styles of all pages, which are one file.
  {
    name: 'base',
    test: web(
      [
        'contract/(?:grouping|language|thai/ids|thai/phone|trim-end)\\.',
        'ui/(?:base|button|flags|fonts|nonce|prose|progress-bar|skeleton|thai-words|tokens)\\.',
        'api/(?:call|new-id)\\.',
        'i18n/(?:texts|format|format-time|date-era|switch-language)\\.',
        'texts/(?:load-|spoken)',
        'site/patience\\.',
        'public/(?:texts|drawn-island)\\.ts',
        'public/error/(?:error|message)-page\\.',
        'public/brand/(?:cadastral-sheet|phrases|split-phrases)\\.',
        'public/layout/(?:contact|place)\\.',
        'ui/(?!combobox|toast).*\\.css',
        'public/(?:brand|captcha|cookie-notice|error|how-long|layout|offer)/.*\\.css',
        'public/calculator/bars\\.module\\.css',
        'public/register/(?:checklist|steps)\\.module\\.css',
        // Cards, which the home page shows as well.
        'public/reading/(?:breadcrumbs|card-grid|cover|empty-state|promotion-card|see-all)\\.module\\.css',
        'public/products/product-cards\\.module\\.css',
      ].join('|'),
    ),
  },
  {
    name: 'site',
    test: web(
      [
        'start-island\\.',
        'public/(?:live-)?islands?\\.',
        `ui/(?!(?:${OF_SOME_PAGES}|${OF_FEW_PAGES})\\b)`,
        'page-meta\\.',
        'public/(?:cookie-notice|error)/(?!texts\\.)',
        'public/brand/(?!parcel-glyph\\.tsx)',
        'public/layout/(?!(?:route|organization-data)\\.tsx|switch-in-place|texts\\.)',
        'public/reading/(?:breadcrumbs\\.|describe-trail)',
        'public/not-found/not-found-page\\.',
        'public/captcha/use-captcha\\.ts',
        'public/uploads/load-sending\\.ts',
      ].join('|'),
    ),
  },
  {
    name: 'applying',
    test: web(
      [
        'public/register/(?:apply-data|checklist|fields|papers|steps-of-form)\\.tsx?',
        'public/uploads/use-uploads\\.ts',
        'public/register/(?:start-)?texts\\.ts',
      ].join('|'),
    ),
  },
  // Pages without React load only the styles of these.
  { name: 'home', test: web('public/home/.*\\.css') },
  {
    name: 'reading',
    test: web('public/(?:articles?|documents|products?|promotions?|reading|text-page)/.*\\.css'),
  },
  {
    name: 'forms',
    test: web(
      'public/(?:(?:un)?subscribe|work-with-us|register|status|status-document|uploads)/.*\\.css',
    ),
  },
  {
    name: 'signing-in',
    test: web('public/(?:login|password|forgot-password)/.*\\.css'),
  },
];

/**
 * What most screens of the office share comes in one file: a list asked for a hundred before, and
 * small files are packed badly. A file takes along what its parts import, so what is not of the
 * office alone is shared out first, as it would be without any list.
 */
const OFFICE_FILES = [
  {
    name: 'part',
    test: /[\\/]src[\\/](?:contract|web[\\/](?!office[\\/]))|[\\/]node_modules[\\/](?!@mantine|@tanstack|@tabler|@floating-ui)/,
    entriesAware: true,
    minShareCount: 2,
  },
  {
    name: 'office',
    test: /[\\/]node_modules[\\/](?:@mantine|@tanstack|@tabler)[\\/](?!.*[\\/](?:Combobox|Floating|Modal|ModalBase|Popover|ScrollArea|Select|Table)[\\/])|[\\/]src[\\/]web[\\/]office[\\/](?!states[\\/]dialog\.|guard[\\/]form-dialog\.)/,
    minShareCount: 40,
  },
  {
    // Fields that one chooses in are of forms and filters, which come behind their list.
    name: 'choosing',
    test: /[\\/]@floating-ui[\\/]|[\\/]@mantine[\\/]core[\\/].*[\\/](?:Combobox|Floating|Popover|Select)[\\/]/,
    minShareCount: 2,
  },
  // So are dialogs, and tables other than a list's.
  {
    name: 'dialogs',
    test: /[\\/]node_modules[\\/](?:react-remove-scroll|@mantine[\\/]core[\\/].*[\\/](?:Modal|ModalBase|ScrollArea|Table)[\\/])|[\\/]office[\\/](?:states[\\/]dialog|guard[\\/]form-dialog)\./,
    minShareCount: 2,
  },
  // Alone, each would be a request for its two hundred bytes.
  { name: 'icons', test: /[\\/]@tabler[\\/]icons-react[\\/]/, minShareCount: 6 },
];

/** The screens of the office: every route inside its frame, and what stands around them. */
const SCREENS = new Set(
  routes
    .filter(({ file }) => file === 'office/shell/route.tsx')
    .flatMap(({ children = [] }) => children)
    .flatMap((around) => [around, ...(around.children ?? [])])
    .map(({ file }) => resolve('src/web', file)),
);

/**
 * The server only draws the office's frame while it loads, never a screen: with the screens left
 * out, its process is smaller (npm run bench: idle memory).
 */
const officeScreensStayInTheBrowser: Plugin = {
  name: 'office-screens-stay-in-the-browser',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: (id) => (SCREENS.has(id) ? 'export default function Screen() { return null; }' : undefined),
};

/** Short and alike within one file of styles: class names stand in styles, scripts and pages. */
function nameClass(name: string, file: string): string {
  const path = relative(import.meta.dirname, file).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

export default defineConfig({
  plugins: [officeScreensStayInTheBrowser, reactRouter()],
  // The reading script is bundled as a worker-like entry of its own (see src/web/site-script.ts).
  worker: { format: 'es' },
  // Bundled into the server's build only as far as they are used. Imported whole, the libraries of
  // the back office take the server 20 MB more (npm run bench: idle memory), and those of Atlaskit
  // are folders that Node does not import.
  ssr: { noExternal: [/^@(atlaskit|mantine|tabler|tanstack)\//] },
  css: { modules: { generateScopedName: nameClass } },
  build: {
    // Inlined fonts and pictures would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [...SHARED_FILES, ...OFFICE_FILES] },
            // Left alone, a shared part is named after everybody who shares it.
            chunkFileNames: ({ name }) => `assets/${name.replace(/^part~.*/, 'part')}-[hash].js`,
          },
          // What only the server draws with is left out, not imported for nothing.
          treeshake: {
            moduleSideEffects: [
              {
                test: web('public/brand/|public/register/carried-estimate\\.tsx'),
                sideEffects: false,
              },
            ],
          },
        },
      },
    },
  },
});
