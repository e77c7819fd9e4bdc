import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { DeskProgram } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import { confirmUnchanged } from '@porchlight/domain/programs/program-desk/reading-days.ts';
import { findNewestReading } from '@porchlight/domain/programs/program-finder/merge-programs.ts';
import { Failure } from '../../../platform/base/failure.ts';
import type { StaffMember } from '../../../platform/http/request-context.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { describeDeskProgram } from './desk-list.service.ts';
import { logPrograms } from './program-log.service.ts';
import type { ProgramDeskContext } from './proposals.service.ts';
import { lockStoredPrograms, mergeCurrent, storeRevisions } from './stored-programs.service.ts';

/**
 * Confirms that a program is as it was, with the calendar day on which its documents were read again. NOT_FOUND for one that is not there,
 * CHANGED_MEANWHILE where another revision was compared, BAD_INPUT for a day in the future or before it was read last.
 */
export async function recheckProgram(
  context: ProgramDeskContext,
  actor: StaffMember,
  { id, revision, readOn }: { id: string; revision: number; readOn: string },
): Promise<DeskProgram> {
  const at = context.now();
  const today = getCalendarDay(at);
  return context.database.transact(async (transaction) => {
    const stored = await lockStoredPrograms(transaction);
    const current = mergeCurrent(stored, today).get(id);
    if (current === undefined) throw new Failure('NOT_FOUND');
    if (current.revision !== revision) throw new Failure('CHANGED_MEANWHILE');
    if (readOn > today)
      throw new Failure('BAD_INPUT', { fields: { readOn: { reason: 'programs.future-day' } } });
    const day = findNewestReading(current.program);
    if (readOn < day)
      throw new Failure('BAD_INPUT', {
        fields: { readOn: { reason: 'programs.read-since', params: { day } } },
      });
    const confirmed = confirmUnchanged(current.program, readOn);
    await storeRevisions(transaction, stored, [confirmed], { action: 'rechecked', at, by: actor.name });
    await logPrograms(transaction, [confirmed], {
      at,
      action: 'rechecked',
      byId: actor.userId,
      by: actor.name,
      note: readOn,
    });
    await recordStaffAction(transaction, actor, {
      action: 'programs.rechecked',
      subject: { kind: 'program', id },
      detail: { readOn },
    });
    return describeDeskProgram(
      transaction,
      { program: confirmed, ours: current.ours, revision: current.revision + 1 },
      today,
    );
  });
}
