import { type AccessRows, buyer } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'notifications'> = {
  'notifications.list': buyer(),
  'notifications.read': buyer({ all: true }),
  'notifications.preferences': buyer(),
  'notifications.setPreferences': buyer({}, { owner: 'BAD_INPUT', others: 'BAD_INPUT' }),
  'notifications.proposeTimeZone': buyer({ timeZone: 'America/Denver' }),
};
