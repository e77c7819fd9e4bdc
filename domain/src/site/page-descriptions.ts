/** What a search engine and a browser's tab say of a page. `description` in 50 to 160 characters. */
export type PageDescription = { title: string; description: string };

/** Public pages whose title and description stand in one list; legal and waitlist pages carry their own. */
export type DescribedPage =
  | '/'
  | '/team'
  | '/application'
  | '/glossary'
  | '/verify'
  | '/tools'
  | '/tools/compare'
  | '/login'
  | '/not-found'
  | '/offline';
