import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { CALLS } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import { contentLanguages } from '#contract/parameters/content-languages.ts';
import { applyRoutes } from '#server/apply/routes.ts';
import { articleRoutes } from '#server/articles/routes.ts';
import { auditRoutes } from '#server/audit/routes.ts';
import { branchMaintenanceRoutes } from '#server/branches/maintenance-routes.ts';
import { branchRoutes } from '#server/branches/routes.ts';
import { createCaptcha } from '#server/captcha/captcha.ts';
import { captchaRoutes } from '#server/captcha/routes.ts';
import { caseSheets } from '#server/cases/kinds.ts';
import type { CaseNews } from '#server/cases/news.ts';
import { caseRoutes } from '#server/cases/routes.ts';
import { dashboardRoutes } from '#server/dashboard/routes.ts';
import { downloadRoutes } from '#server/documents/download-route.ts';
import { documentMaintenanceRoutes } from '#server/documents/maintenance-routes.ts';
import { feedRoutes } from '#server/feeds/routes.ts';
import { createPrivateFiles } from '#server/files/private-files.ts';
import type { FileStore } from '#server/files/store.ts';
import { importRoutes } from '#server/imports/routes.ts';
import { jobApplicationSheet } from '#server/job-applications/maintenance.ts';
import { jobApplicationRoutes } from '#server/job-applications/routes.ts';
import { findChannel } from '#server/line/channel.ts';
import { LINE_REPLIES } from '#server/line/replies.ts';
import { lineRoutes } from '#server/line/routes.ts';
import { lineWebhookRoute } from '#server/line/webhook.ts';
import { mailRoutes } from '#server/mail/routes.ts';
import { messageSheetKind } from '#server/messages/maintenance.ts';
import { messageRoutes } from '#server/messages/routes.ts';
import { navigationRoutes } from '#server/navigation/routes.ts';
import { findOpening, listPostings, policyInForce } from '#server/pages/queries.ts';
import { parameterMaintenanceRoutes } from '#server/parameters/maintenance-routes.ts';
import { parameterRoutes } from '#server/parameters/routes.ts';
import { mediaRoutes } from '#server/pictures/media-routes.ts';
import { pictureRoutes } from '#server/pictures/routes.ts';
import { createAnswerCounts } from '#server/platform/answer-counts.ts';
import { type Handlers, registerCalls } from '#server/platform/call-routes.ts';
import type { Database } from '#server/platform/db.ts';
import { drainConnections } from '#server/platform/draining.ts';
import { jobGauges } from '#server/platform/failed-jobs.ts';
import {
  answerFailuresWithBarePage,
  answerFailuresWithEnvelope,
} from '#server/platform/failures.ts';
import { healthRoutes } from '#server/platform/health.ts';
import type { HtmlCache } from '#server/platform/html-cache.ts';
import type { Logger } from '#server/platform/logger.ts';
import { measureRequests } from '#server/platform/metrics.ts';
import { describeCalls } from '#server/platform/openapi.ts';
import { isFromOtherSite } from '#server/platform/other-sites.ts';
import { paceBodies } from '#server/platform/paced-bodies.ts';
import { createPageAnswers } from '#server/platform/page-answers.ts';
import { pageRoutes } from '#server/platform/page-routes.ts';
import { refuse, refuseRequests } from '#server/platform/refused-requests.ts';
import { BrokenAnswerLog, logRequests } from '#server/platform/request-log.ts';
import { createRollback } from '#server/platform/rolled-back.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { securityHeaders } from '#server/platform/security-headers.ts';
import { watchAddresses } from '#server/platform/served-addresses.ts';
import type { Settings } from '#server/platform/settings.ts';
import { shedLoad } from '#server/platform/shedding.ts';
import { createShortWay } from '#server/platform/short-way.ts';
import { staticFiles } from '#server/platform/static-files.ts';
import { answerUnreadable } from '#server/platform/unreadable-requests.ts';
import type { WebBuild } from '#server/platform/web-build.ts';
import { policyNoticeRoutes } from '#server/policy-notices/routes.ts';
import { retentionGauge, setAsideGauge } from '#server/privacy/retention.ts';
import { privacyRoutes } from '#server/privacy/routes.ts';
import { readProductChoices } from '#server/products/choices.ts';
import { productMaintenanceRoutes } from '#server/products/maintenance-routes.ts';
import { listOfferedProducts } from '#server/products/offered.ts';
import { referenceRoutes } from '#server/reference/maintenance-routes.ts';
import { findRejection } from '#server/reference/offered.ts';
import { bulkRoutes } from '#server/resource/bulk.ts';
import { exportRoutes } from '#server/resource/export-routes.ts';
import { findingRoutes } from '#server/resource/finding.ts';
import { anyKind } from '#server/resource/kind.ts';
import { orderingRoutes } from '#server/resource/ordering.ts';
import { createPreviews } from '#server/resource/previews.ts';
import { publishRequestRoutes } from '#server/resource/publish-request-routes.ts';
import { recordRoutes } from '#server/resource/record-routes.ts';
import { revisionRoutes } from '#server/resource/revision-routes.ts';
import { viewRoutes } from '#server/resource/views-routes.ts';
import { groupRoutes } from '#server/rights/group-routes.ts';
import { readViewers } from '#server/rights/viewers.ts';
import { sharePictureRoutes } from '#server/share-pictures/routes.ts';
import { accountRoutes } from '#server/sign-in/account-routes.ts';
import { createAuthenticate } from '#server/sign-in/authenticate.ts';
import { createSignInFacts } from '#server/sign-in/facts-for-users.ts';
import { forgotPasswordLink } from '#server/sign-in/forgot-password-link.ts';
import { signInRoutes } from '#server/sign-in/routes.ts';
import { createSignInParts } from '#server/sign-in/sign-in-parts.ts';
import { messageKind as smsMessageKind } from '#server/sms/messages.ts';
import { smsReportRoute } from '#server/sms/reports.ts';
import { smsRoutes } from '#server/sms/routes.ts';
import { translationRoutes } from '#server/translations/routes.ts';
import { isBranchCode } from '#server/users/branch-codes.ts';
import { findHolders, holds } from '#server/users/holders.ts';
import { userImportRoutes } from '#server/users/import-routes.ts';
import { userKind } from '#server/users/maintenance.ts';
import { members } from '#server/users/members.ts';
import { findPeople, namePeople } from '#server/users/people.ts';
import { userRoutes } from '#server/users/routes.ts';
import { isColleague } from '#server/users/user-rows.ts';
import { visitRoutes } from '#server/visits/routes.ts';
import { CASE_FACTS } from './case-facts.ts';
import { countFailed } from './events.ts';
import { createForms } from './forms.ts';
import { keptPages } from './kept-pages.ts';
import { applicationLinks, createLineParts } from './line.ts';
import { MAIL_EVENTS } from './mail-events.ts';
import { createPageRenderer } from './page-renderer.ts';
import { personSources, retentions } from './person-sources.ts';
import { POLICY_NOTICE } from './policy-readers.ts';
import {
  KIND_PLANS,
  MAINTAINED_KINDS,
  plainRoutes,
  SHOWN_KINDS,
  TRANSLATED_KINDS,
  usersPlan,
} from './resources.ts';
import { createServices } from './services.ts';
import { shareTexts } from './share-texts.ts';
import { createSmsParts } from './sms.ts';
import { ratesInUse, readTariff } from './tariff.ts';
import { readUploadRoom, uploadGauges } from './upload-room.ts';

const BODY_LIMIT = 1024 * 1024;
/** For the lines and headers of a request, and for what bodies may take beyond their time. */
const [HEADERS_MS, REQUEST_SPARE_MS] = [20_000, 60_000];

/** Input and output are zod's matter: the compilers of JSON schemas are not even loaded. */
const WITHOUT_SCHEMAS = {
  compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas },
};

export type AppParts = {
  settings: Pick<
    Settings,
    | 'publicOrigin'
    | 'metricsToken'
    | 'trustProxy'
    | 'captcha'
    | 'captchaTries'
    | 'smtpUrl'
    | 'mailFrom'
    | 'smtpAllowPrivate'
    | 'smsAllowPrivate'
    | 'bodies'
  >;
  secretKey: string;
  previousKey?: string | undefined;
  store: FileStore;
  database: Database;
  log: Logger;
  web: WebBuild;
  cache: HtmlCache;
  news: CaseNews;
};

/** The whole HTTP side, for the server and the tests alike. */
export async function createApp(parts: AppParts) {
  const { settings, log, web, cache, store } = parts;
  const { db, pool } = parts.database;
  const services = createServices(db, () => cache.generation);
  const staff = {
    db,
    log,
    parameters: services.parameters,
    secretKey: parts.secretKey,
    previousKey: parts.previousKey,
    sealing: createSealing(parts.secretKey, parts.previousKey),
    publicOrigin: settings.publicOrigin,
  };
  const captcha = createCaptcha({
    ...staff,
    settings: settings.captcha,
    tries: settings.captchaTries,
  });
  const signIn = createSignInParts(staff, captcha);
  const submissions = {
    db,
    sealing: staff.sealing,
    captcha,
    policy: () => policyInForce(db),
  };
  const { sealing } = staff;
  const sms = createSmsParts({ ...staff, previousKey: parts.previousKey, store, settings });
  const undoAfter = createRollback(pool);
  const signIns = createSignInFacts(staff);
  const files = createPrivateFiles(store, parts.secretKey, parts.previousKey);
  const cases = { ...staff, files, knowledge: CASE_FACTS };
  const headers = securityHeaders(settings.publicOrigin);
  const counts = createAnswerCounts();
  const shortWay = createShortWay({ headers, log, counts });
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new BrokenAnswerLog(counts),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    // Bodies have limits of their own, which end earlier.
    requestTimeout: settings.bodies.files.mostMs + REQUEST_SPARE_MS,
    http: { headersTimeout: HEADERS_MS },
    clientErrorHandler: answerUnreadable,
    // An address that cannot be decoded: the router would answer in words of its own.
    frameworkErrors: (_error, request, reply) => {
      refuse(request, reply.headers(headers), 'malformed');
    },
    schemaController: WITHOUT_SCHEMAS,
    trustProxy: trustedProxies(settings.trustProxy),
    serverFactory: shortWay.serverFactory,
    // What comes while closing is answered too, as the last on its connection.
    return503OnClosing: false,
  });
  app.addHook('preClose', async () => {
    shortWay.close();
    parts.news.close();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  answerFailuresWithBarePage(app);
  refuseRequests(app);
  const isTaken = watchAddresses(app, web);
  drainConnections(app, shortWay.close);
  paceBodies(app, settings.bodies);
  logRequests(app);
  const gauges = [...uploadGauges(db), retentionGauge(db), setAsideGauge(db), ...jobGauges(db)];
  measureRequests(app, { pool, token: settings.metricsToken, gauges, counts });
  healthRoutes(app, pool);

  await app.register(async (api) => {
    answerFailuresWithEnvelope(api);
    acceptEmptyJson(api);
    api.addHook('onRequest', (request, reply, done) => {
      reply.header('cache-control', 'no-store');
      const fromOtherSite = isFromOtherSite(request, settings.publicOrigin);
      done(fromOtherSite ? new AppError('other_site') : undefined);
    });
    shedLoad(api);
    const handlers: Handlers = {
      ...visitRoutes(db),
      ...mailRoutes({ ...staff, settings, events: MAIL_EVENTS, chats: LINE_REPLIES }),
      ...parameterRoutes(db),
      ...parameterMaintenanceRoutes(db, parts.secretKey, ratesInUse),
      ...signInRoutes(signIn),
      ...captchaRoutes(captcha),
      ...accountRoutes(signIn),
      ...userRoutes({ ...staff, members, signIns }),
      ...userImportRoutes(db, files, usersPlan(db)),
      ...groupRoutes({ ...staff, members }),
      ...plainRoutes(db),
      ...navigationRoutes({ ...staff, isTaken, readViewers }),
      ...auditRoutes({ ...staff, findPeople }),
      ...recordRoutes({ ...staff, findPeople, namePeople, undoAfter }),
      ...revisionRoutes(db, undoAfter),
      ...publishRequestRoutes({ db, undoAfter, findHolders, holds }),
      ...bulkRoutes({ db, undoAfter }),
      ...orderingRoutes(db),
      ...findingRoutes({ db, origin: settings.publicOrigin }),
      ...articleRoutes(db, services.articles.first),
      ...branchRoutes(db),
      ...dashboardRoutes(
        db,
        {
          countFailed: (viewer) => countFailed(db, viewer),
          uploadRoom: (viewer) => readUploadRoom(db, viewer),
          nothingOffered: async ({ permissions }) =>
            permissions.has('ProductsMaint.edit') && (await listOfferedProducts(db)).length === 0,
        },
        SHOWN_KINDS,
        services.parameters,
      ),
      ...viewRoutes(db, isColleague),
      ...importRoutes(db, files, KIND_PLANS),
      ...exportRoutes(
        db,
        {
          ...MAINTAINED_KINDS,
          ...caseSheets(cases),
          users: anyKind(userKind({ members, signIns })),
          message: anyKind(messageSheetKind(staff.sealing)),
          jobApplication: anyKind(jobApplicationSheet(staff.sealing)),
          smsMessage: anyKind(smsMessageKind(staff.sealing)),
        },
        async () => ['th', ...contentLanguages(await services.parameters())],
      ),
      ...referenceRoutes(db, readProductChoices),
      ...translationRoutes(db, TRANSLATED_KINDS, async () =>
        contentLanguages(await services.parameters()),
      ),
      ...mediaRoutes({ db, store, files }),
      ...productMaintenanceRoutes(db, readTariff),
      ...branchMaintenanceRoutes(db),
      ...documentMaintenanceRoutes({ db, store, files }),
      ...messageRoutes(submissions),
      ...policyNoticeRoutes({ ...POLICY_NOTICE, db }),
      ...privacyRoutes({
        ...staff,
        sources: personSources(staff.sealing),
        retentions: retentions(staff.sealing),
      }),
      ...jobApplicationRoutes({
        db,
        files,
        captcha,
        sealing: staff.sealing,
        pages: { findOpening, listPostings, policyInForce },
      }),
      ...applyRoutes({
        ...staff,
        files,
        captcha,
        offers: services.offers,
        isBranchCode,
        findRejection,
        findLine: findChannel,
      }),
      ...caseRoutes({ ...cases, news: parts.news }),
      ...smsRoutes(sms),
      ...lineRoutes(createLineParts(sms)),
    };
    registerCalls(api, CALLS, handlers, createAuthenticate(db, signIn.tokens, services.parameters));
    api.get('/api/openapi.json', describeOnce());
    // Answered before the body is looked at: an unknown call is unknown whatever it carries.
    const unknown = async () => {
      throw new AppError('not_found');
    };
    api.all('/api/*', { onRequest: unknown, handler: unknown });
  });

  const middleware = 'middleware' in web.files ? web.files.middleware : undefined;
  const { parameters, howLong } = services;
  const previews = createPreviews(db, undoAfter, (tx) => ({
    ...createServices(tx, () => 0),
    // No preview changes these, and measuring how long applications take is work.
    ...{ parameters, howLong },
  }));
  const pages = createPageAnswers({
    renderer: createPageRenderer(web, {
      services,
      origin: settings.publicOrigin,
      previews,
      forms: createForms(submissions),
    }),
    cache,
    kept: keptPages(web),
    // The pages that show the captcha.
    sources: {
      '/login': captcha.sources,
      '/Subscribe': captcha.sources,
      // What an applicant uploads is shown before it is sent.
      '/workWithUs': async () => ({ ...(await captcha.sources()), images: ['blob:'] }),
      '/Register': async () => ({ ...(await captcha.sources()), images: ['blob:'] }),
      '/Status': captcha.sources,
      '/Status/document': async () => ({ images: ['blob:'] }),
    },
    development: middleware !== undefined,
  });
  app.setNotFoundHandler(pages.sendOwn);
  shortWay.offer(pages.findReady);
  if ('folder' in web.files) await app.register(staticFiles, { ...web.files, ...shortWay });
  await app.register(feedRoutes, {
    db,
    cache,
    origin: settings.publicOrigin,
    writeNews: services.articles.feed,
  });
  await app.register(pictureRoutes, { db, store });
  await app.register(downloadRoutes, { db, store });
  await app.register(sharePictureRoutes, { cache, kinds: shareTexts(services) });
  await app.register(smsReportRoute, { db, sealing });
  await app.register(lineWebhookRoute, { db, sealing, links: applicationLinks(sealing) });
  await app.register(forgotPasswordLink, { ...signIn, pages });
  await app.register(pageRoutes, { pages, middleware, origin: settings.publicOrigin });
  return app;
}

function refuseSchemas(): never {
  throw new Error('Routes have no JSON schemas: state input and output in the contract.');
}

/** Written when somebody asks for it: as objects it would take megabytes that nobody needs. */
function describeOnce() {
  let description: string | undefined;
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    description ??= JSON.stringify(describeCalls(CALLS));
    return reply.type('application/json; charset=utf-8').send(description);
  };
}

/** JSON, where an empty body is an empty object, and the bytes of files. */
function acceptEmptyJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : parse(request, body as string, done),
  );
  // Read by calls that take a file, as it comes.
  api.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
}

function trustedProxies(setting: Settings['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
