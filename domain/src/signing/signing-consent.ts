import type { GlossarySource } from '../guide/glossary.ts';

/**
 * What a buyer reads and agrees to once, before the first electronic signature (E-SIGN Act, 15 U.S.C. 7001(c)). The consent holds until it
 * is withdrawn. Its version is kept with it and with each signature, so a text that changes in meaning gets a new one, and the buyer has to
 * agree again.
 */
export type SigningConsent = {
  /** The day the text took effect, as an ISO date. */
  version: string;
  title: string;
  lead: string;
  /** The whole text in five lines, read first; the rest is a press away. */
  summary: readonly string[];
  /** What 15 U.S.C. 7001(c)(1)(B) and (C)(i) ask to be said, each under a heading of its own. */
  parts: readonly { title: string; paragraphs: readonly string[] }[];
  /** Papers that cannot or should not be signed here, and what to do with each (15 U.S.C. 7003 and state law). */
  notHere: { title: string; lead: string; papers: readonly { what: string; instead: string }[] };
  /** Why a code out of a PDF is asked for: 15 U.S.C. 7001(c)(1)(C)(ii). */
  demonstration: { title: string; paragraphs: readonly string[] };
  sources: readonly GlossarySource[];
  /** What is said by pressing the button below it. */
  agreement: string;
  /** What withdrawing does and does not do, said again where it is done. */
  withdrawal: readonly string[];
};
