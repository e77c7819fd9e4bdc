import { apiTokensContract } from './accounts/api-tokens.contract.ts';
import { peopleContract } from './accounts/personal-data/people.contract.ts';
import { questionsContract } from './assistant/questions.contract.ts';
import { documentRequestsContract } from './document-requests/document-requests.contract.ts';
import { documentReviewsContract } from './documents/document-reviews.contract.ts';
import { homeBuyersContract } from './home-buyers/home-buyers.contract.ts';
import { betaRequestsContract } from './leads/beta-access/beta-requests.contract.ts';
import { feedbackConsoleContract } from './leads/feedback/feedback-console.contract.ts';
import { leadsInboxContract } from './leads/leads-inbox.contract.ts';
import { newsletterContract } from './leads/newsletter.contract.ts';
import { applicationsInboxContract } from './leads/questionnaire/applications-inbox.contract.ts';
import { waitlistConsoleContract } from './leads/waitlist/waitlist-console.contract.ts';
import { threadsContract } from './messages/threads.contract.ts';
import { mailContract } from './notifications/email/email.contract.ts';
import { programDeskContract } from './programs/program-desk/program-desk.contract.ts';
import { staffProposalsContract } from './proposals/proposals.contract.ts';
import { reviewedReadingsContract } from './readings/document-readings/kept/kept-readings.contract.ts';
import { absencesContract } from './staff/absences.contract.ts';
import { auditLogContract } from './staff/audit-log.contract.ts';
import { membersContract } from './staff/members.contract.ts';
import { staffContract } from './staff/staff.contract.ts';
import { eventFeedContract } from './webhooks/event-feed.contract.ts';
import { webhooksContract } from './webhooks/webhooks.contract.ts';

/** The endpoints of the staff console: in the browser they come with the console and with nothing else. */
export const consoleContract = {
  staff: staffContract,
  questions: questionsContract,
  threads: threadsContract,
  documentReviews: documentReviewsContract,
  documentRequests: documentRequestsContract,
  staffProposals: staffProposalsContract,
  reviewedReadings: reviewedReadingsContract,
  webhooks: webhooksContract,
  eventFeed: eventFeedContract,
  mail: mailContract,
  apiTokens: apiTokensContract,
  members: membersContract,
  absences: absencesContract,
  auditLog: auditLogContract,
  betaRequests: betaRequestsContract,
  feedbackConsole: feedbackConsoleContract,
  homeBuyers: homeBuyersContract,
  newsletter: newsletterContract,
  leadsInbox: leadsInboxContract,
  applicationsInbox: applicationsInboxContract,
  waitlistConsole: waitlistConsoleContract,
  people: peopleContract,
  programDesk: programDeskContract,
};

export type ConsoleContract = typeof consoleContract;
