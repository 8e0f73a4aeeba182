import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, FileBody } from '#contract/call.ts';
import type { AccessOf, CallPath, OutputOf, ParsedInputOf } from '#contract/calls.ts';
import { invalidInput, success } from '#contract/envelope.ts';
import { AppError } from '#contract/errors.ts';
import { BYTES_HEADER, ROWS_HEADER } from '#contract/files/file-headers.ts';
import { RESOURCE_WINDOWS, ResourceName } from '#contract/resource/windows.ts';
import type { Access, Permission } from '#contract/rights/permissions.ts';
import { brokenRecord, withoutBrokenRows } from './broken-record.ts';
import { findUnstorable } from './storable-input.ts';

/** Who is calling. Rights are those of the user's group at this moment. */
export type Viewer = {
  userId: number;
  /** The user id as it is typed at the sign-in. */
  name: string;
  sessionId: string;
  administrator: boolean;
  permissions: ReadonlySet<Permission>;
  /** Whether the user or the group must have a second factor, and whether it is still missing. */
  secondFactorRequired: boolean;
  secondFactorNeeded: boolean;
  /** Whether the house keeps publishing apart: who may edit then does not publish by that alone. */
  publishApproval: boolean;
  /** Where set, the viewer sees only what came through this branch network. */
  network: string | null;
  /** The most that the viewer's group may approve, in whole baht; null: without a limit. */
  approvesUpTo: number | null;
};

/** What everybody's calls are told of the request. */
export type PublicContext = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The bytes of the file, of a call that takes one. */
  upload: Readable | undefined;
};

/** What the handler of a guarded call is told: the guard has let this viewer through. */
export type CallContext = PublicContext & { viewer: Viewer };

/** Who does it, from where; a job has no request, and no address. */
export type Caller = { request: { ip: string }; viewer: Viewer };

type Handler<Input, Output, Context> = (input: Input, context: Context) => Promise<Output>;

export type Handlers<Path extends CallPath = CallPath> = {
  [P in Path]: Handler<
    ParsedInputOf<P>,
    OutputOf<P>,
    AccessOf<P> extends 'public' ? PublicContext : CallContext
  >;
};

/** Finds the viewer behind a request's token, or undefined where there is none that holds. */
export type Authenticate = (request: FastifyRequest) => Promise<Viewer | undefined>;

/** Registers `POST /api/<path>` for every call of the table. */
export function registerCalls(
  app: FastifyInstance,
  calls: Record<string, Call>,
  handlers: Record<string, Handler<never, object, never>>,
  authenticate: Authenticate,
): void {
  for (const [path, call] of Object.entries(calls)) {
    // Whether it takes a viewer follows from the access, as Handlers says.
    const handle = handlers[path] as Handler<unknown, object, PublicContext> | undefined;
    if (!call.access) throw new Error(`The call ${path} states no access.`);
    if (!handle) throw new Error(`The call ${path} has no handler.`);

    const viewers = new WeakMap<FastifyRequest, Viewer>();
    const admit = async (request: FastifyRequest) => {
      const viewer = await authenticate(request);
      demand(call, viewer);
      viewers.set(request, viewer);
    };
    app.post(`/api/${path}`, {
      ...(call.mostBytes && { bodyLimit: call.mostBytes }),
      // Before the body is read: who may not call is not told what is wrong with the body.
      onRequest: call.access === 'public' ? [] : [admit],
      handler: async (request, reply) => {
        const given = call.upload ? request.query : readBody(request);
        const viewer = viewers.get(request);
        demandResource(call, given, viewer);
        const upload = call.upload && takeUpload(request);
        const input = call.input.safeParse(given, { reportInput: true });
        if (!input.success) throw invalidInput(input.error);
        const unstorable = findUnstorable(input.data);
        if (unstorable) throw new AppError('invalid_input', unstorable);
        const context = { request, reply, upload, ...(viewer && { viewer }) };
        const output = await handle(input.data, context);
        if (call.file) return sendPieces(reply, call.file, FileBody.parse(output));
        const answer = call.output.safeParse(output, { reportInput: true });
        if (answer.success) return success(answer.data);
        request.log.error({ err: answer.error }, 'an answer breaks its contract');
        const rest = call.output.safeParse(withoutBrokenRows(answer.error, output));
        if (rest.success) return success(rest.data);
        throw brokenRecord(answer.error, output) ?? answer.error;
      },
    });
  }
}

/** Piece by piece as they are taken, so that a large file needs no more memory than a small one. */
function sendPieces(
  reply: FastifyReply,
  usual: NonNullable<Call['file']>,
  { data, file, size }: FileBody,
): FastifyReply {
  const { type, name, inline = false }: NonNullable<FileBody['file']> = file ?? usual;
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `${inline ? 'inline' : 'attachment'}; filename="${name}"`,
      // Whatever the file says, it runs nothing and loads nothing.
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      ...(size && { [ROWS_HEADER]: String(size.rows), [BYTES_HEADER]: String(size.bytes) }),
    })
    .send(data instanceof Readable ? data : Readable.from(data));
}

function demand(
  { access, beforeSecondFactor }: Pick<Call, 'access' | 'beforeSecondFactor'>,
  viewer: Viewer | undefined,
): asserts viewer is Viewer {
  if (!viewer) throw new AppError('not_signed_in');
  if (viewer.secondFactorNeeded && !beforeSecondFactor) throw new AppError('second_factor_needed');
  if (access === 'public' || access === 'signedIn' || isOfResource(access)) return;
  if (!viewer.permissions.has(access)) throw new AppError('not_permitted');
}

function isOfResource(access: Access): access is Extract<Access, `resource.${string}`> {
  return access.startsWith('resource.');
}

/**
 * A call about any kind of thing needs the permission of the window of the one it names. Asked before
 * the rest of the input is looked at; a name that is none is the input's own problem.
 */
function demandResource({ access }: Call, given: unknown, viewer: Viewer | undefined): void {
  if (!isOfResource(access)) return;
  const resource = ResourceName.safeParse((given as { resource?: unknown } | null)?.resource);
  if (!resource.success) return;
  const window = RESOURCE_WINDOWS[resource.data];
  const allowing = access.replace('resource.', '').split('|');
  if (!allowing.some((action) => viewer?.permissions.has(`${window}.${action}` as Permission)))
    throw new AppError('not_permitted');
}

/** Files come as a stream, which breaks off where it grows beyond what is taken. */
function takeUpload({ body }: FastifyRequest): Readable {
  if (!(body instanceof Readable)) throw new AppError('wrong_content_type');
  return body;
}

/** No body stands for an empty one; anything but an object is not a body of ours. */
function readBody({ body }: FastifyRequest): object {
  if (body === undefined) return {};
  if (body instanceof Readable) throw new AppError('wrong_content_type');
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('malformed');
  return body;
}
