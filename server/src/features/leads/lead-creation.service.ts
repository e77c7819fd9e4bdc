import { randomUUID } from 'node:crypto';
import type { NewLead } from '@porchlight/domain/leads/lead-creation.ts';
import type { LeadRow } from '@porchlight/domain/leads/lead-inbox.ts';
import { Failure } from '../../platform/base/failure.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import { findErased } from '../accounts/erased-addresses/erased-addresses.ts';
import { requireOwner } from '../staff/case-owners.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import type { LeadImportContext } from './import/lead-import.service.ts';
import { leads } from './leads.table.ts';
import { lockLeads } from './leads-inbox.service.ts';

/** Stores a lead that another system took in; BAD_INPUT for an address that was erased, and for an owner who cannot be one. */
export async function createLead(
  { database, marks, now }: LeadImportContext,
  actor: StaffActor,
  { name, email, phone, consentVersion, consentedAt, message, status, ownerId }: NewLead,
): Promise<LeadRow> {
  return database.transact(async (transaction) => {
    if ((await findErased(transaction, marks, [email])).size > 0) throw refuseErased();
    const owner = await requireOwner(transaction, ownerId);
    const id = randomUUID();
    const at = now();
    const source = 'api';
    await transaction.insert(leads).values({
      id,
      name,
      email,
      message: message ?? null,
      source,
      status,
      ownerId: owner?.id ?? null,
      createdAt: at,
      ...(phone === undefined
        ? {}
        : { phone, consentVersion, consentedAt: consentedAt === undefined ? null : new Date(consentedAt) }),
    });
    await recordStaffAction(transaction, actor, {
      action: 'leads.created',
      subject: { kind: 'lead', id },
      about: { email },
    });
    const hasPhone = phone !== undefined;
    await emit(transaction, 'lead.created', { leadId: id, source, hasPhone }, at);
    const [row] = await lockLeads(transaction, [id]);
    if (!row) throw new Error('a new lead was gone');
    return row;
  });
}

function refuseErased(): Failure {
  return new Failure('BAD_INPUT', { fields: { email: { reason: 'leads.address-erased' } } });
}
