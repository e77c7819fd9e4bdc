import { Failure } from '../../platform/http/failure.ts';
import type { LetThrough, StaffMember } from '../../platform/http/request-context.ts';

/** Who acts at an endpoint of the console. */
export type StaffActor = StaffMember;

/** The staff member who was let through; the first line of every handler of the console, streams too. */
export function requireStaff({ staff }: LetThrough): StaffActor {
  if (!staff) throw new Failure('NOT_ALLOWED');
  return staff;
}
