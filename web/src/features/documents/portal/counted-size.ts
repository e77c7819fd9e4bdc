import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';

/** Whether its size is not what it takes of the space: it is signed. A list kept by an older release does not say. */
export const countsOtherwise = ({ size, counted }: OwnDocument): boolean =>
  counted !== undefined && counted !== size;
