import { hasRights } from '@porchlight/domain/kernel/staff-roles.ts';
import { Failure } from '../../platform/base/failure.ts';
import type { LetThrough, StaffMember, TokenBearer } from '../../platform/http/request-context.ts';

/** Who acts at an endpoint of the console: a member or, where the endpoint names a scope, an API token. */
export type StaffActor = StaffMember | TokenBearer;

/** The actor that was let through; the first line of every handler of the console whose endpoint names a scope, streams too. */
export function requireActor({ staff, token }: LetThrough): StaffActor {
  const actor = token ?? staff;
  if (!actor) throw new Failure('NOT_ALLOWED');
  return actor;
}

/** Whose "me" is; undefined for an API token, which owns nothing. */
export const getMemberId = (actor: StaffActor): string | undefined =>
  'userId' in actor ? actor.userId : undefined;

/** Whether searches may look in addresses and in what people wrote: else a hit would say that they are there. A token sees them. */
export const canSeeAddresses = (actor: StaffActor): boolean =>
  'tokenId' in actor || hasRights(actor.role, 'addresses');

/** The staff member who was let through; the first line of every other handler of the console. */
export function requireStaff({ staff }: LetThrough): StaffMember {
  if (!staff) throw new Failure('NOT_ALLOWED');
  return staff;
}

/** Who acted, as an event for other systems has it: ids alone. */
export function describeActor(actor: StaffActor): { kind: 'member' | 'token'; id: string } {
  return 'tokenId' in actor ? { kind: 'token', id: actor.tokenId } : { kind: 'member', id: actor.userId };
}
