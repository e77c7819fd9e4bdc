/** Why a PDF is rejected: what it contains beside pages and pictures, or that this cannot be decided. */
export type PdfDanger =
  | 'program'
  | 'launch'
  | 'other-files'
  | 'media'
  | 'live-form'
  | 'calls-home'
  | 'unsafe-link'
  | 'locked'
  | 'unreadable'
  | 'swelling'
  | 'too-many-pixels';

export class RejectedPdf extends Error {
  readonly danger: PdfDanger;

  constructor(danger: PdfDanger) {
    super(danger);
    this.danger = danger;
  }
}
