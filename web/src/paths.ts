import type { GuideStageSlug, GuideTabId } from '@porchlight/domain/guide/guide.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';

/** Every address a page links to. `next` is where the reader was going; it travels along until they are signed in. */
export const paths = {
  landing: '/',
  /** Questions and answers on the landing page. */
  questions: '/#faq',
  team: '/team',
  application: '/application',
  /** The index of the calculators; each is below it (domain/src/tools/tool-pages.ts). */
  tools: '/tools',
  /** Saved figures of one calculator side by side. */
  compareScenarios: '/tools/compare',
  /** Where signed files are checked; with an id, what is known of that signature. */
  verify: (signatureId?: string) =>
    signatureId === undefined ? '/verify' : `/verify?id=${encodeURIComponent(signatureId)}`,
  /** The page itself is shown at every address that has no other. */
  notFound: '/not-found',
  /** Shown in place of a page that cannot come; no link leads to it. */
  offline: '/offline',
  portal: '/portal',
  /** Where staff come in; the other pages of the console are theirs alone (staff-paths.ts). */
  console: '/staff',
  documents: '/portal/docs',
  /** Every date of the purchase. */
  dates: '/portal/dates',
  /** Everything known of the purchase. */
  plan: '/portal/plan',
  /** The six questions of a first visit. */
  welcome: '/portal/welcome',
  /** Scores, what they cost on the loan, cards and disputes. */
  credit: '/portal/credit',
  betaRequest: '/portal/beta-request',
  contactDetails: '/portal/contact-details',
  /** The end of the guide for a visitor. */
  nextSteps: '/portal/next-steps',
  search: (query?: string) =>
    query === undefined ? '/portal/search' : `/portal/search?q=${encodeURIComponent(query)}`,
  /** Every text that a search uses, as one file that is made with the pages. */
  searchTexts: '/portal/search-texts.json',
  /** The texts that the assistant searches, made with the pages too. */
  assistantTexts: '/portal/assistant-texts.json',
  notifications: '/portal/notifications',
  settings: '/portal/settings',
  profile: '/portal/settings/profile',
  security: '/portal/settings/security',
  devices: '/portal/settings/devices',
  preferences: '/portal/settings/preferences',
  personalData: '/portal/settings/data',
  signOutChoices: '/portal/settings#sign-out',
  notificationSettings: '/portal/settings/notifications',
  electronicSigning: '/portal/settings/signing',
  /** The page that the email of an invitation to sign links to; its token follows as ?token=. */
  signInvitation: '/portal/sign-invitation',
  /** The same for the account that was asked, which needs no link: the invitation's id. */
  signRequest: (id: string) => `/portal/sign-invitation?id=${id}`,
  /** Anyone may check a signed file there. */
  verifySignature: (id: string) => `/verify?id=${encodeURIComponent(id)}`,
  people: '/portal/people',
  guideStage: (slug: GuideStageSlug) => `/portal/${slug}`,
  guideSection: (slug: GuideStageSlug, tab: GuideTabId, section: string) =>
    `/portal/${slug}#${tab}/${section}`,
  glossary: (slug?: string) => (slug === undefined ? '/glossary' : `/glossary#${slug}`),
  milestone: (slug: MilestoneSlug) => `/portal/milestones/${slug}`,
  signIn: (next?: string) => withNext('/login', next),
  signUp: (next?: string) => withNext('/login/sign-up', next),
  forgotPassword: (next?: string) => withNext('/login/forgot', next),
  resetPassword: '/login/reset',
  enterCode: (next?: string) => withNext('/login/code', next),
  emailCode: (next?: string) => withNext('/login/email-code', next),
  checkMail: (next?: string) => withNext('/login/check-mail', next),
} as const;

function withNext(path: string, next: string | undefined): string {
  return next === undefined || next === '/portal' ? path : `${path}?next=${encodeURIComponent(next)}`;
}
