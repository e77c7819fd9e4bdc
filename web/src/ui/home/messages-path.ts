/** Not among the paths that every page carries. */
export const messagesPath = '/portal/messages';
