import { createVisitorParts, type Dependencies } from './dependencies.ts';
import { createAccountSettingsRoutes } from './features/accounts/account-settings.routes.ts';
import { createAccountRoutes } from './features/accounts/accounts.routes.ts';
import { createIdentityRoutes } from './features/accounts/identities.routes.ts';
import { createPasskeyRoutes } from './features/accounts/passkeys.routes.ts';
import { createSecondFactorRoutes } from './features/accounts/second-factor.routes.ts';
import { createApiTokenRoutes } from './features/api-tokens/api-tokens.routes.ts';
import { createAssistantRoutes } from './features/assistant/assistant.routes.ts';
import { createBetaAccessRoutes } from './features/beta-access/beta-access.routes.ts';
import { createBetaRequestRoutes } from './features/beta-access/beta-answers.routes.ts';
import { createCalendarRoutes } from './features/calendar/calendar.routes.ts';
import { createChallengeRoutes } from './features/challenge/challenge.routes.ts';
import { createContactDetailsRoutes } from './features/contact-details/contact-details.routes.ts';
import { createDocumentReviewRoutes } from './features/documents/document-reviews.routes.ts';
import { createDocumentRoutes } from './features/documents/documents.routes.ts';
import { createEstimateRoutes } from './features/estimates/estimates.routes.ts';
import { createFeedbackRoutes } from './features/feedback/feedback.routes.ts';
import { createFeedbackConsoleRoutes } from './features/feedback/feedback-console.routes.ts';
import { createGuideRoutes } from './features/guide/guide.routes.ts';
import { createHealthRoutes } from './features/health/health.routes.ts';
import { createHomeBuyerRoutes } from './features/home-buyers/home-buyers.routes.ts';
import { createLeadRoutes } from './features/leads/leads.routes.ts';
import { createLeadsInboxRoutes } from './features/leads/leads-inbox.routes.ts';
import { createNewsletterRoutes } from './features/leads/newsletter.routes.ts';
import { createMailRoutes } from './features/mail/mail.routes.ts';
import { createMilestoneRoutes } from './features/milestones/milestones.routes.ts';
import { createNotificationRoutes } from './features/notifications/notifications.routes.ts';
import { createPeopleRoutes } from './features/personal-data/people.routes.ts';
import { createPersonalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { createApplicationsInboxRoutes } from './features/questionnaire/applications-inbox.routes.ts';
import { createQuestionnaireRoutes } from './features/questionnaire/questionnaire.routes.ts';
import { createSearchRoutes } from './features/search/search.routes.ts';
import { createSigningRoutes } from './features/signing/signing.routes.ts';
import {
  createAuditLogRoutes,
  createMemberRoutes,
  createStaffRoutes,
} from './features/staff/staff.routes.ts';
import { createSavedScenarioRoutes } from './features/tools/saved-scenarios.routes.ts';
import { createToolRoutes } from './features/tools/tools.routes.ts';
import { createWaitlistRoutes } from './features/waitlist/waitlist.routes.ts';
import { createWaitlistConsoleRoutes } from './features/waitlist/waitlist-console.routes.ts';
import { createWebhookRoutes } from './features/webhooks/webhooks.routes.ts';

/** What answers each endpoint of the contract. */
export function createRouter(dependencies: Dependencies) {
  const { database, documents, now } = dependencies;
  const visitors = createVisitorParts(dependencies);
  const { accountsDatabase } = dependencies;
  const accounts = { ...dependencies, database: accountsDatabase, db: accountsDatabase.db };
  return {
    accounts: createAccountRoutes(accounts),
    accountSettings: createAccountSettingsRoutes(accounts),
    passkeys: createPasskeyRoutes(accounts),
    secondFactor: createSecondFactorRoutes(accounts),
    identities: createIdentityRoutes(accounts),
    milestones: createMilestoneRoutes({ database, now }),
    guide: createGuideRoutes({ database, now }),
    betaAccess: createBetaAccessRoutes(dependencies),
    betaRequests: createBetaRequestRoutes(dependencies),
    documents: createDocumentRoutes(documents),
    documentReviews: createDocumentReviewRoutes(documents),
    signing: createSigningRoutes(dependencies.signing),
    estimates: createEstimateRoutes(dependencies),
    feedback: createFeedbackRoutes({ db: database.db, now }),
    feedbackConsole: createFeedbackConsoleRoutes({ database }),
    homeBuyers: createHomeBuyerRoutes({ database, now }),
    notifications: createNotificationRoutes({ database, now }),
    search: createSearchRoutes({ database, limits: dependencies.limits, fileKey: documents.fileKey }),
    calendar: createCalendarRoutes(dependencies),
    health: createHealthRoutes(dependencies),
    challenge: createChallengeRoutes(dependencies),
    leads: createLeadRoutes(visitors),
    newsletter: createNewsletterRoutes({ database }),
    leadsInbox: createLeadsInboxRoutes({ database, now }),
    waitlist: createWaitlistRoutes(visitors),
    waitlistConsole: createWaitlistConsoleRoutes(dependencies),
    questionnaire: createQuestionnaireRoutes(visitors),
    applicationsInbox: createApplicationsInboxRoutes({ database }),
    contactDetails: createContactDetailsRoutes(visitors),
    assistant: createAssistantRoutes(visitors),
    personalData: createPersonalDataRoutes(dependencies.personalData),
    tools: createToolRoutes(dependencies),
    mail: createMailRoutes({ database, now }),
    webhooks: createWebhookRoutes(dependencies.webhooks),
    apiTokens: createApiTokenRoutes({ database, limits: dependencies.limits, now }),
    staff: createStaffRoutes(dependencies),
    members: createMemberRoutes(dependencies),
    auditLog: createAuditLogRoutes(dependencies),
    people: createPeopleRoutes(dependencies.personalData),
    savedScenarios: createSavedScenarioRoutes({ database, now }),
  };
}
