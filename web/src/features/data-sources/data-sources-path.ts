/** The address of the page; it has its own file, because no shell links to it. */
export const dataSourcesPath = '/data-sources';
