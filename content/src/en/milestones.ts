import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import { ctc } from './milestones/ctc.ts';
import { funding } from './milestones/funding.ts';
import { homeSearch } from './milestones/home-search.ts';
import { interest } from './milestones/interest.ts';
import { loanApplication } from './milestones/loan-application.ts';
import { offer } from './milestones/offer.ts';
import { postClose } from './milestones/post-close.ts';
import { preApp } from './milestones/pre-app.ts';
import { preApproval } from './milestones/pre-approval.ts';
import { processing } from './milestones/processing.ts';

/** What a buyer reads and does in each of the ten milestones, in order. */
export const milestoneTexts: readonly MilestoneText[] = [
  interest,
  preApp,
  preApproval,
  homeSearch,
  offer,
  loanApplication,
  processing,
  ctc,
  funding,
  postClose,
];
