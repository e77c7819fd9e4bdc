import { createHash } from 'node:crypto';

/**
 * The id under which a submission is stored: the same words under the same `submissionId` always get the same one, so that
 * whatever is sent again is stored once. A UUID of version 8 (RFC 9562 5.8).
 */
export function deriveSubmissionKey(submissionId: string, words: object): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([submissionId, words]))
    .digest('hex');
  const variant = (Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8;
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant.toString(16)}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
