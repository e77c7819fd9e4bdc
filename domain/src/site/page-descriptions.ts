/** What a search engine and a browser's tab say of a page. `description` in 50 to 160 characters. */
export type PageDescription = { title: string; description: string };
