import type { GuideStageText } from '@porchlight/domain/guide/guide.ts';
import { closing } from './guide/closing.ts';
import { finding } from './guide/finding.ts';
import { loanProcessing } from './guide/loan-processing.ts';
import { makingOffer } from './guide/making-offer.ts';
import { postClosing } from './guide/post-closing.ts';
import { preparing } from './guide/preparing.ts';
import { underContract } from './guide/under-contract.ts';

/** The seven stages that explain, in order. The eighth is a form and has no text here. */
export const guideStageTexts: readonly GuideStageText[] = [
  preparing,
  finding,
  makingOffer,
  underContract,
  loanProcessing,
  closing,
  postClosing,
];
