/** Its address; it stands here, because no shell links to it. */
export const dataSourcesPath = '/data-sources';
