import { browserStorage } from '../../../platform/choices/browser-storage.ts';

const KEY = 'helper';

/** Whether a helper signed in with this browser, so that nobody else's page asks the server for what is shared. */
export const hasHelperNote = () => browserStorage.read(KEY) !== null;
export const noteHelper = () => browserStorage.write(KEY, '1');
export const forgetHelper = () => browserStorage.remove(KEY);
