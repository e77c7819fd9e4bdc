import { sql } from 'drizzle-orm';
import { defineFeature } from '../../../platform/feature.ts';
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
    'late-reminders': sql`select count(*)::int from ${reminderTimes} where ${isLate('milestone_dates_at')} or ${isLate('listed_dates_at')}
      or ${isLate('owed_documents_at')} or ${isLate('document_expiry_at')}`,
  },
});
