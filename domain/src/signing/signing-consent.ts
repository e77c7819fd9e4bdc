/**
 * What a buyer reads and agrees to before signing electronically (E-SIGN Act, 15 U.S.C. 7001(c)). The version is kept
 * with each signature, so a text that changes in meaning gets a new one.
 */
export type SigningConsent = {
  /** The day the text took effect, as an ISO date. */
  version: string;
  title: string;
  paragraphs: readonly string[];
  /** The sentence beside the box that the buyer ticks. */
  agreement: string;
};
