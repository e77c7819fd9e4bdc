import { apiTokensContract } from './api-tokens/api-tokens.contract.ts';
import { questionsContract } from './assistant/questions.contract.ts';
import { betaRequestsContract } from './beta-access/beta-requests.contract.ts';
import { reviewedReadingsContract } from './document-readings/kept/kept-readings.contract.ts';
import { documentReviewsContract } from './documents/document-reviews.contract.ts';
import { mailContract } from './email/email.contract.ts';
import { feedbackConsoleContract } from './feedback/feedback-console.contract.ts';
import { homeBuyersContract } from './home-buyers/home-buyers.contract.ts';
import { leadsInboxContract } from './leads/leads-inbox.contract.ts';
import { newsletterContract } from './leads/newsletter.contract.ts';
import { peopleContract } from './personal-data/people.contract.ts';
import { programDeskContract } from './program-desk/program-desk.contract.ts';
import { applicationsInboxContract } from './questionnaire/applications-inbox.contract.ts';
import { auditLogContract } from './staff/audit-log.contract.ts';
import { membersContract } from './staff/members.contract.ts';
import { staffContract } from './staff/staff.contract.ts';
import { waitlistConsoleContract } from './waitlist/waitlist-console.contract.ts';
import { eventFeedContract } from './webhooks/event-feed.contract.ts';
import { webhooksContract } from './webhooks/webhooks.contract.ts';

/** The endpoints of the staff console: in the browser they come with the console and with nothing else. */
export const consoleContract = {
  staff: staffContract,
  questions: questionsContract,
  documentReviews: documentReviewsContract,
  reviewedReadings: reviewedReadingsContract,
  webhooks: webhooksContract,
  eventFeed: eventFeedContract,
  mail: mailContract,
  apiTokens: apiTokensContract,
  members: membersContract,
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
