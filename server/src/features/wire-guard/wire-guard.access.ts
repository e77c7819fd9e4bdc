import { randomUUID } from 'node:crypto';
import type { AccessCast } from '@porchlight/testing/access/access-cast.ts';
import { type AccessRows, buyer, type Call, owned } from '@porchlight/testing/access/access-row.ts';
import { emptyInstruction, sampleCall, sampleWire } from './sample-wire.ts';

/** Another purchase may use the same id for a row of its own. */
const still = 'select count(distinct id)::int from wire_entries where id = $1';
const forAll = { coBuyer: 'done', others: 'done', still } as const;

/** Every buyer has a record of their own, and calls with the id of one of the owner's rows. */
async function writeDown({ people, things }: AccessCast, body: object): Promise<Call> {
  for (const name of ['other buyer', 'beta buyer'] as const)
    await people[name].call('PUT', `/api/wire-guard/records/${randomUUID()}`, sampleWire);
  return { parameters: { id: await things.wireRecord() }, body };
}

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'wireGuard'> = {
  'wireGuard.read': buyer(),
  'wireGuard.save': owned((cast) => writeDown(cast, sampleWire), forAll),
  // The owner's row under this id was written without a call, so that another writing under it is refused.
  'wireGuard.replace': owned((cast) => writeDown(cast, { ...sampleWire, ...sampleCall }), {
    ...forAll,
    owner: 'KEY_REUSED',
    coBuyer: 'KEY_REUSED',
  }),
  'wireGuard.compare': owned(
    (cast) => writeDown(cast, { ...emptyInstruction, account: '001234567890' }),
    forAll,
  ),
};
