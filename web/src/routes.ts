import { explainedStageSlugs } from '@porchlight/domain/guide/guide.ts';
import { movedAddresses } from '@porchlight/domain/guide/moved-addresses.ts';
import { legalSlugs } from '@porchlight/domain/site/legal.ts';
import { readToolPath, type ToolPageId, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { waitlistPages } from '@porchlight/domain/waitlist/waitlist.ts';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { paths } from './paths.ts';

const waitlist = (isPortal: boolean) =>
  waitlistPages
    .filter(({ path }) => path.startsWith('/portal/') === isPortal)
    .map(({ feature, path }) =>
      route(path.slice(1), `features/waitlist/${isPortal ? 'portal-waitlist' : 'waitlist'}-page.tsx`, {
        id: `waitlist-${feature}`,
      }),
    );

const toolHome = (id: ToolPageId) => (id === 'compare-offers' ? 'loan-offers' : 'tools');

/** The whole table from address to page. */
export default [
  layout('shells/public-shell.tsx', [
    index('features/landing/landing-page.tsx'),
    route('glossary', 'features/guide/glossary-page.tsx'),
    route('tools', 'features/tools/tools-page.tsx'),
    ...toolPageIds.map((id) => route(readToolPath(id).slice(1), `features/${toolHome(id)}/${id}-page.tsx`)),
    route('team', 'features/team/team-page.tsx'),
    ...legalSlugs.map((slug) => route(slug, 'features/legal/legal-page.tsx', { id: `legal-${slug}` })),
    ...waitlist(false),
    layout('shells/data-shell.tsx', { id: 'public-data' }, [
      route('application', 'features/questionnaire/application-page.tsx'),
      route('verify', 'features/signing/verify-page.tsx'),
      route(paths.compareScenarios.slice(1), 'features/tools/compare-page.tsx'),
      layout('shells/login-shell.tsx', [
        route('login', 'features/accounts/sign-in-page.tsx'),
        route('login/sign-up', 'features/accounts/sign-up-page.tsx'),
        route('login/forgot', 'features/accounts/forgot-password-page.tsx'),
        route('login/reset', 'features/accounts/reset-password-page.tsx'),
        route('login/verify', 'features/accounts/verify-email-page.tsx'),
        route('login/code', 'features/accounts/enter-code-page.tsx'),
        route('login/provider', 'features/accounts/provider-page.tsx'),
        route('login/email-change', 'features/accounts/email-change-page.tsx'),
        route('login/check-mail', 'features/accounts/check-mail-page.tsx'),
      ]),
    ]),
    route('offline', 'shells/offline-page.tsx'),
    route('*', 'shells/not-found-page.tsx'),
  ]),
  route(paths.searchTexts.slice(1), 'features/search/search-texts.ts'),
  route(paths.assistantTexts.slice(1), 'features/assistant/assistant-texts.ts'),
  layout('shells/data-shell.tsx', { id: 'portal-data' }, [
    layout('shells/portal-shell.tsx', [
      layout('shells/signed-in-shell.tsx', [
        route('portal', 'features/milestones/dashboard-page.tsx'),
        route('portal/milestones/:slug', 'features/milestones/workspace-page.tsx'),
        route('portal/settings', 'features/accounts/settings-page.tsx'),
        route('portal/settings/profile', 'features/accounts/profile-page.tsx'),
        route('portal/settings/security', 'features/accounts/security-page.tsx'),
        route('portal/settings/devices', 'features/accounts/devices-page.tsx'),
        route('portal/settings/preferences', 'features/accounts/preferences-page.tsx'),
        route('portal/settings/data', 'features/personal-data/personal-data-page.tsx'),
        route('portal/settings/notifications', 'features/notifications/preferences-page.tsx'),
        route('portal/settings/signing', 'features/signing/electronic-signing-page.tsx'),
      ]),
      route('portal/docs', 'features/documents/document-center-page.tsx'),
      route('portal/sign-invitation', 'features/signing/invitation-page.tsx'),
      route('portal/contact-details', 'features/contact-details/contact-details-page.tsx'),
      route('portal/beta-request', 'features/beta-access/beta-request-page.tsx'),
      ...explainedStageSlugs.map((slug) =>
        route(`portal/${slug}`, 'features/guide/stage-page.tsx', { id: `stage-${slug}` }),
      ),
      ...Object.keys(movedAddresses).map((path) =>
        route(path.slice(1), 'features/guide/moved-page.tsx', { id: `moved-${path}`, caseSensitive: true }),
      ),
      route('portal/search', 'features/search/search-page.tsx'),
      route('portal/notifications', 'features/notifications/notifications-page.tsx'),
      ...waitlist(true),
    ]),
  ]),
  layout('shells/data-shell.tsx', { id: 'staff-data' }, [
    layout('shells/staff-shell.tsx', [
      route('staff', 'features/staff/overview-page.tsx'),
      route('staff/leads', 'features/leads/leads-inbox-page.tsx'),
      route('staff/leads/import', 'features/leads/import-leads-page.tsx'),
      route('staff/applications', 'features/questionnaire/applications-inbox-page.tsx'),
      route('staff/documents', 'features/documents/reviews-page.tsx'),
      route('staff/home-buyers', 'features/home-buyers/home-buyers-page.tsx'),
      route('staff/waitlists', 'features/waitlist/waitlist-console-page.tsx'),
      route('staff/newsletter', 'features/leads/newsletter-page.tsx'),
      route('staff/beta-requests', 'features/beta-access/beta-requests-page.tsx'),
      route('staff/feedback', 'features/feedback/feedback-console-page.tsx'),
      route('staff/mail', 'features/mail/mail-page.tsx'),
      route('staff/webhooks', 'features/webhooks/webhooks-page.tsx'),
      route('staff/tokens', 'features/api-tokens/tokens-page.tsx'),
      route('staff/people', 'features/personal-data/people-page.tsx'),
      route('staff/audit', 'features/staff/audit-page.tsx'),
      route('staff/members', 'features/staff/members-page.tsx'),
      route('staff/account', 'features/staff/account-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
