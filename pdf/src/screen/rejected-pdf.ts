/** Why a PDF is rejected: what it brings beside pages and pictures, or that nobody can tell. */
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
