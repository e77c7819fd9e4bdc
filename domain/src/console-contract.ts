import { staffContract } from './staff/staff.contract.ts';

/** The endpoints of the staff console: in the browser they come with the console and with nothing else. */
export const consoleContract = {
  staff: staffContract,
};

export type ConsoleContract = typeof consoleContract;
