import { implement, ORPCError, ValidationError } from '@orpc/server';
import { hasSecondStep } from '@porchlight/domain/accounts/session-openings.ts';
import { contract } from '@porchlight/domain/contract.ts';
import type { EndpointMeta } from '@porchlight/domain/kernel/endpoint.ts';
import { hasRights, hideFields } from '@porchlight/domain/kernel/staff-roles.ts';
import { type $ZodArray, type $ZodObject, type $ZodType, safeParse } from 'zod/v4/core';
import { noteLeftOut, setCurrentRequestName } from '../../base/current-request.ts';
import { Failure } from '../../base/failure.ts';
import { runAsSystem, runAsUser } from '../../database/rls/run-as.ts';
import { refuseUnknownNames } from '../query-names.ts';
import {
  type Helper,
  type LetThrough,
  loadOwnSession,
  type RequestContext,
  type RequestFacts,
  type Session,
  type StaffMember,
  type TokenBearer,
} from '../request-context.ts';
import { compileSchema } from './compiled-schemas.ts';
import { describeJson, findKeyOwner, getKey, REPLAYED_HEADER } from './idempotency-key.ts';

/**
 * Lets a request through by its endpoint's declared access, and says who it is. An endpoint that declares nothing is denied to all, and one
 * of the console that names no role as well. Staff are no buyers: what acts as a buyer is refused to them. So is to a guest what needs an
 * account.
 */
export async function authorize(meta: EndpointMeta, facts: RequestFacts): Promise<LetThrough> {
  if (meta.access === 'public') return {};
  if (meta.access !== 'buyer' && meta.access !== 'helper' && meta.access !== 'staff')
    throw new Failure('NOT_ALLOWED');
  const [, token] = /^Bearer (pl_\S+)$/i.exec(facts.headers.get('authorization') ?? '') ?? [];
  if (token !== undefined) return { token: await requireScope(meta, token, facts) };
  if (meta.access === 'helper') return { helper: await requireHelperSession(facts) };
  const session = await loadOwnSession(facts);
  if (!session)
    throw new Failure('NOT_SIGNED_IN', facts.hasGuestCookie() ? { reason: 'platform.visit-ended' } : {});
  if (session.openedBy === 'guest' && meta.guests === 'refused') throw new Failure('ACCOUNT_NEEDED');
  if (meta.access === 'staff') return { staff: requireRights(meta, session) };
  if (session.staff && !meta.staffToo)
    throw new Failure('NOT_ALLOWED', { reason: 'platform.staff-are-no-buyers' });
  return { user: session };
}

/**
 * Runs a request with the database limited to the user's own rows (decision 0041); requests about the account itself, with the rows that
 * sign it in. A public endpoint has no user, and staff reach all rows.
 */
export function runWithRls<Result>(
  { access, staffToo, rlsExemption }: EndpointMeta,
  { user, helper }: LetThrough,
  work: () => Result,
): Result {
  if (access === 'helper' && helper)
    return runAsUser({ userId: `helper:${helper.addressHash}`, email: '' }, work, 'helper');
  if (access !== 'buyer' || !user || rlsExemption !== undefined) return runAsSystem(work);
  return runAsUser(user, work, staffToo ? 'account' : 'buyer');
}

async function requireHelperSession(facts: RequestFacts): Promise<Helper> {
  const helper = await facts.loadHelper();
  if (!helper) throw new Failure('NOT_SIGNED_IN', { reason: 'platform.helper-not-signed-in' });
  return helper;
}

/** The second step is asked for before the rights: who has not shown it learns nothing of them. */
function requireRights({ rights }: EndpointMeta, session: Session): StaffMember {
  const { staff, openedBy, userId, sessionId, name, email } = session;
  if (!staff || staff.isSuspended || rights === undefined) throw new Failure('NOT_ALLOWED');
  if (!hasSecondStep(openedBy)) throw new Failure('SECOND_FACTOR_NEEDED');
  if (!hasRights(staff.role, rights)) throw new Failure('NOT_ALLOWED');
  return { userId, sessionId, name, email, role: staff.role };
}

/** A request with a token acts as that token, whatever session it carries beside it. */
async function requireScope(
  { access, scope }: EndpointMeta,
  text: string,
  facts: RequestFacts,
): Promise<TokenBearer> {
  const token = await facts.getToken(text);
  if (!token) throw new Failure('NOT_SIGNED_IN', { reason: 'platform.token-not-good' });
  if (access !== 'staff' || scope === undefined)
    throw new Failure('NOT_ALLOWED', { reason: 'platform.not-for-tokens' });
  if (!token.scopes.includes(scope)) {
    throw new Failure('NOT_ALLOWED', { reason: 'platform.no-scope', params: { scope } });
  }
  return token;
}

/** In the midst of a long answer: NOT_SIGNED_IN once the token that asked for it is good no more. */
export async function confirmToken({ tokenId }: TokenBearer, facts: RequestFacts): Promise<void> {
  if (!(await facts.isTokenGood(tokenId)))
    throw new Failure('NOT_SIGNED_IN', { reason: 'platform.token-not-good' });
}

/**
 * Where every feature hangs its handlers: the contract, with access enforced before any of them runs, and each request under an
 * Idempotency-Key carried out once.
 */
export const endpoints = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, next, path, procedure }) => {
    setCurrentRequestName(path.join('.'));
    const { meta, inputSchema, outputSchema } = procedure['~orpc'];
    compileSchema(inputSchema);
    compileSchema(outputSchema);
    const through = await authorize(meta, context.facts);
    const result = await next({ context: through });
    if (through.staff === undefined || meta.isAboutSelf) return result;
    return { ...result, output: hideFields(result.output, through.staff.role) };
  })
  .use(async ({ context, next, procedure }, input, answerWith) => {
    const { meta, route } = procedure['~orpc'];
    const { facts, resHeaders } = context;
    refuseUnknownNames(procedure['~orpc'], facts.search);
    const key = getKey(meta, facts.headers);
    const work = async () => runWithRls(meta, context, () => next());
    if (key === undefined) return work();
    const request = { ...(await findKeyOwner(facts, context)), key, ...describeJson(route, input) };
    try {
      const answered = await facts.idempotencyKeys.answer(request, async () => {
        const result = await work();
        return { result, status: route.successStatus ?? 200, body: JSON.stringify(result.output) };
      });
      if ('given' in answered) return answered.given.result;
      resHeaders?.set(REPLAYED_HEADER, 'true');
      return answerWith(JSON.parse(answered.kept.body));
    } catch (error) {
      if (error instanceof Failure && error.code === 'KEY_IN_USE') resHeaders?.set('retry-after', '1');
      throw error;
    }
  })
  .use(async ({ next, procedure }, _input, answerWith) => {
    try {
      return await next();
    } catch (error) {
      const known = leaveOutUnreadable(error, procedure['~orpc'].outputSchema);
      if (known === undefined) throw error;
      return answerWith(known);
    }
  });

/**
 * What a list answers when some of its rows are of no form that its contract knows: the others, and how many are left out. Nothing where
 * the error is another, the contract has no `leftOut`, or something else is wrong as well.
 */
function leaveOutUnreadable(error: unknown, schema: unknown): object | undefined {
  if (!(error instanceof ORPCError) || !(error.cause instanceof ValidationError)) return undefined;
  const { data } = error.cause;
  if (!isObjectSchema(schema) || !('leftOut' in schema._zod.def.shape)) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  let leftOut = 0;
  const lists = Object.entries(schema._zod.def.shape).flatMap(([name, field]) => {
    const rows: unknown = Reflect.get(data, name);
    if (!isArraySchema(field) || !Array.isArray(rows)) return [];
    const { element } = field._zod.def;
    const known = rows.filter((row) => safeParse(element, row).success);
    leftOut += rows.length - known.length;
    return [[name, known] as const];
  });
  const answer = safeParse(schema, { ...data, ...Object.fromEntries(lists), leftOut });
  if (!answer.success) return undefined;
  noteLeftOut(leftOut);
  return answer.data as object;
}

function isSchema(value: unknown): value is $ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function isObjectSchema(value: unknown): value is $ZodObject {
  return isSchema(value) && value._zod.def.type === 'object';
}

function isArraySchema(value: unknown): value is $ZodArray {
  return isSchema(value) && value._zod.def.type === 'array';
}
