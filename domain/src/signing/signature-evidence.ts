/** What a certificate page says beside the facts of one signature. */
export type SignatureEvidenceText = {
  title: string;
  lead: string;
  /** What the level of the seal means, in plain words. */
  levels: Record<'B-B' | 'B-T', string>;
  proves: { title: string; sentences: readonly string[] };
  provesNot: { title: string; sentences: readonly string[] };
  check: { title: string; sentence: string };
};
