import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { CALLS } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import { applyRoutes } from './applications/apply-routes.ts';
import { caseSheets } from './applications/case-kinds.ts';
import { caseRoutes } from './applications/case-routes.ts';
import { articleMaintenanceRoutes } from './articles/maintenance-routes.ts';
import { articleRoutes } from './articles/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { branchMaintenanceRoutes } from './branches/maintenance-routes.ts';
import { branchRoutes } from './branches/routes.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { captchaRoutes } from './captcha/routes.ts';
import { CASE_KNOWLEDGE } from './case-knowledge.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { downloadRoutes } from './documents/download-route.ts';
import { documentMaintenanceRoutes } from './documents/maintenance-routes.ts';
import { feedRoutes } from './feeds/routes.ts';
import { createPrivateFiles } from './files/private-files.ts';
import type { FileStore } from './files/store.ts';
import { createForms } from './forms.ts';
import { importRoutes } from './imports/routes.ts';
import { jobApplicationSheet } from './job-applications/maintenance.ts';
import { jobApplicationRoutes } from './job-applications/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { MAIL_EVENTS } from './mail-events.ts';
import { KIND_PLANS, MAINTAINED_KINDS } from './maintained.ts';
import { messageSheetKind } from './messages/maintenance.ts';
import { messageRoutes } from './messages/routes.ts';
import { navigationRoutes } from './navigation/routes.ts';
import { pageMaintenanceRoutes } from './pages/maintenance-routes.ts';
import { findOpening, listPostings, policyInForce } from './pages/queries.ts';
import { parameterMaintenanceRoutes } from './parameters/maintenance-routes.ts';
import { parameterRoutes } from './parameters/routes.ts';
import { personSources, retentions } from './person-sources.ts';
import { mediaRoutes } from './pictures/media-routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { type Handlers, registerCalls } from './platform/call-routes.ts';
import type { Database } from './platform/db.ts';
import { drainConnections } from './platform/draining.ts';
import { answerFailuresWithEnvelope } from './platform/failures.ts';
import { healthRoutes } from './platform/health.ts';
import type { HtmlCache } from './platform/html-cache.ts';
import type { Logger } from './platform/logger.ts';
import { measureRequests } from './platform/metrics.ts';
import { networkOf } from './platform/network.ts';
import { describeCalls } from './platform/openapi.ts';
import { isFromOtherSite } from './platform/other-sites.ts';
import { paceBodies } from './platform/paced-bodies.ts';
import { createPageAnswers } from './platform/page-answers.ts';
import { createPageRenderer } from './platform/page-renderer.ts';
import { pageRoutes } from './platform/page-routes.ts';
import { refuseRequests } from './platform/refused-requests.ts';
import { logRequests } from './platform/request-log.ts';
import { createSealing } from './platform/sealed.ts';
import { securityHeaders } from './platform/security-headers.ts';
import { watchAddresses } from './platform/served-addresses.ts';
import type { Settings } from './platform/settings.ts';
import { shedLoad } from './platform/shedding.ts';
import { staticFiles } from './platform/static-files.ts';
import { createUndo } from './platform/undone.ts';
import { answerUnreadable } from './platform/unreadable-requests.ts';
import type { WebBuild } from './platform/web-build.ts';
import { policyNoticeRoutes } from './policy-notices/routes.ts';
import { POLICY_NOTICE } from './policy-readers.ts';
import { retentionGauge, setAsideGauge } from './privacy/retention.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { readProductChoices } from './products/choices.ts';
import { productMaintenanceRoutes } from './products/maintenance-routes.ts';
import { promotionKind } from './promotions/maintenance.ts';
import { referenceRoutes } from './reference/maintenance-routes.ts';
import { findRejection } from './reference/offered.ts';
import { exportRoutes } from './resource/export-routes.ts';
import { anyKind, resourceRoutes } from './resource/kind.ts';
import { createPreviews } from './resource/previews.ts';
import { recordRoutes } from './resource/record-routes.ts';
import { viewRoutes } from './resource/views-routes.ts';
import { groupRoutes } from './rights/group-routes.ts';
import { profileKind } from './rights/maintenance.ts';
import { readViewers } from './rights/viewers.ts';
import { createServices } from './services.ts';
import { sharePictureRoutes } from './share-pictures/routes.ts';
import { shareTexts } from './share-texts.ts';
import { accountRoutes } from './sign-in/account-routes.ts';
import { createAuthenticate } from './sign-in/authenticate.ts';
import { forgotPasswordLink } from './sign-in/forgot-password-link.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { createSignInParts } from './sign-in/sign-in-parts.ts';
import { createSignIns } from './sign-in/sign-ins.ts';
import { createSubmissionGuard } from './sign-in/submissions.ts';
import { messageKind as smsMessageKind } from './sms/messages.ts';
import { smsReportRoute } from './sms/reports.ts';
import { smsRoutes } from './sms/routes.ts';
import { createSmsParts } from './sms-parts.ts';
import { countFailed } from './told.ts';
import { TRANSLATED_KINDS } from './translated-kinds.ts';
import { translationRoutes } from './translations/routes.ts';
import { readUploadRoom, uploadGauges } from './upload-room.ts';
import { isBranchCode } from './users/branch-codes.ts';
import { userImportRoutes } from './users/import-routes.ts';
import { userKind } from './users/maintenance.ts';
import { members } from './users/members.ts';
import { findPeople } from './users/people.ts';
import { userRoutes } from './users/routes.ts';
import { visitRoutes } from './visits/routes.ts';

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
  const captcha = createCaptcha({ ...staff, settings: settings.captcha });
  const signIn = createSignInParts(staff, captcha);
  const submissions = {
    db,
    sealing: staff.sealing,
    guard: createSubmissionGuard(db, captcha),
    policy: () => policyInForce(db),
  };
  const { sealing } = staff;
  const sms = createSmsParts({ ...staff, previousKey: parts.previousKey, store, settings });
  const undoAfter = createUndo(pool);
  const signIns = createSignIns(staff);
  const files = createPrivateFiles(store, parts.secretKey, parts.previousKey);
  const cases = { ...staff, files, knowledge: CASE_KNOWLEDGE };
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    // Bodies have limits of their own, which end earlier.
    requestTimeout: settings.bodies.files.mostMs + REQUEST_SPARE_MS,
    http: { headersTimeout: HEADERS_MS },
    clientErrorHandler: answerUnreadable,
    schemaController: WITHOUT_SCHEMAS,
    trustProxy: trustedProxies(settings.trustProxy),
  });

  const headers = securityHeaders(settings.publicOrigin);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  refuseRequests(app);
  const isTaken = watchAddresses(app, web);
  drainConnections(app);
  paceBodies(app, settings.bodies);
  logRequests(app);
  const gauges = [...uploadGauges(db), retentionGauge(db), setAsideGauge(db)];
  measureRequests(app, { pool, token: settings.metricsToken, gauges });
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
      ...mailRoutes({ ...staff, settings, events: MAIL_EVENTS }),
      ...parameterRoutes(db),
      ...parameterMaintenanceRoutes(db, parts.secretKey),
      ...signInRoutes(signIn),
      ...captchaRoutes(captcha),
      ...accountRoutes(signIn),
      ...userRoutes({ ...staff, members, signIns }),
      ...userImportRoutes(db, files),
      ...groupRoutes({ ...staff, members }),
      ...resourceRoutes(db, profileKind),
      ...navigationRoutes({ ...staff, isTaken, readViewers }),
      ...auditRoutes({ ...staff, findPeople }),
      ...recordRoutes({ ...staff, findPeople, undoAfter }),
      ...articleRoutes(db),
      ...articleMaintenanceRoutes(db),
      ...resourceRoutes(db, promotionKind),
      ...pageMaintenanceRoutes(db),
      ...branchRoutes(db),
      ...dashboardRoutes(db, {
        countFailed: (viewer) => countFailed(db, viewer),
        uploadRoom: (viewer) => readUploadRoom(db, viewer),
      }),
      ...viewRoutes(db),
      ...importRoutes(db, files, KIND_PLANS),
      ...exportRoutes(db, {
        ...MAINTAINED_KINDS,
        ...caseSheets(cases),
        users: anyKind(userKind({ members, signIns })),
        message: anyKind(messageSheetKind(staff.sealing)),
        jobApplication: anyKind(jobApplicationSheet(staff.sealing)),
        smsMessage: anyKind(smsMessageKind(staff.sealing)),
      }),
      ...referenceRoutes(db, readProductChoices),
      ...translationRoutes(db, TRANSLATED_KINDS),
      ...mediaRoutes({ db, store, files }),
      ...productMaintenanceRoutes(db),
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
        networkOf,
      }),
      ...applyRoutes({
        ...staff,
        files,
        captcha,
        networkOf,
        offers: services.offers,
        isBranchCode,
        findRejection,
      }),
      ...caseRoutes(cases),
      ...smsRoutes(sms),
    };
    registerCalls(api, CALLS, handlers, createAuthenticate(db, signIn.tokens, services.parameters));
    api.get('/api/openapi.json', describeOnce());
    // Answered before the body is looked at: an unknown call is unknown whatever it carries.
    const refuse = async () => {
      throw new AppError('not_found');
    };
    api.all('/api/*', { onRequest: refuse, handler: refuse });
  });

  const middleware = 'middleware' in web.files ? web.files.middleware : undefined;
  const previews = createPreviews(db, undoAfter, (tx) => createServices(tx, () => 0));
  const pages = createPageAnswers({
    renderer: createPageRenderer(web, {
      services,
      origin: settings.publicOrigin,
      previews,
      forms: createForms(submissions),
    }),
    cache,
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
  if ('folder' in web.files) await app.register(staticFiles, web.files);
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
