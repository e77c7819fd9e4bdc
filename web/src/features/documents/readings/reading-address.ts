import { paths } from '../../../paths.ts';

/** Where a figure is shown on its page. */
export const findReadingAddress = (documentId: string, field: string): string =>
  `${paths.documents}?${new URLSearchParams({ read: documentId, field })}`;
