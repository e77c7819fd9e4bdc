import { sql } from 'drizzle-orm';
import { defineFeature } from '../../platform/feature.ts';
import { isNoStaff } from '../staff/staff.service.ts';
import { reminderMarks, reminderTimes } from './reminders.table.ts';

const LATE_HOURS = 2;
const isLate = (column: string) => sql.raw(`${column} < now() - interval '${LATE_HOURS} hours'`);

export const remindersFeature = defineFeature({
  name: 'reminders',
  tables: [
    {
      table: reminderMarks,
      leftOut: 'that something changed, until the next hour; what it was is in the other files',
    },
    {
      table: reminderTimes,
      leftOut: 'when the server looks for reminders next; what they said is among the notifications',
    },
  ],
  backlog: {
    // Whom rounds pass over is never late; their rows stay, for they may be buyers again.
    'late-reminders': sql`select count(*)::int from ${reminderTimes} where (${isLate('milestone_dates_at')} or ${isLate('listed_dates_at')}
      or ${isLate('document_requests_at')} or ${isLate('document_expiry_at')} or ${isLate('home_alerts_at')} or ${isLate('home_months_at')}
      or ${isLate('program_windows_at')}) and ${isNoStaff(reminderTimes.userId)}`,
  },
});
