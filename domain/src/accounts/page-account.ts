/**
 * The request header in which a page says whose page it is, by the account's id, once it knows; empty until then. All windows of a browser share one
 * session: what a window sends after someone else has signed in in another one would otherwise land with them.
 */
export const PAGE_ACCOUNT_HEADER = 'page-account';
