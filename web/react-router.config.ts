import { explainedStageSlugs } from '@porchlight/domain/guide/guide.ts';
import { milestoneSlugs } from '@porchlight/domain/milestones/milestones.ts';
import { legalSlugs } from '@porchlight/domain/site/legal.ts';
import { readToolPath, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { waitlistPages } from '@porchlight/domain/waitlist/waitlist.ts';
import type { Config } from '@react-router/dev/config';
import { paths } from './src/paths.ts';
import { staffPaths } from './src/staff-paths.ts';

/** Every page with a fixed address becomes a file at build time; any other address gets the one shell. */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [
    paths.landing,
    paths.team,
    paths.tools,
    ...toolPageIds.map(readToolPath),
    paths.compareScenarios,
    paths.glossary(),
    ...legalSlugs.map((slug) => `/${slug}`),
    ...waitlistPages.map(({ path }) => path),
    paths.application,
    paths.verify(),
    paths.notFound,
    paths.offline,
    paths.signIn(),
    paths.signUp(),
    paths.forgotPassword(),
    paths.resetPassword,
    paths.verifyEmail,
    paths.checkMail(),
    paths.enterCode(),
    paths.provider,
    paths.emailChange,
    paths.portal,
    paths.documents,
    paths.betaRequest,
    paths.contactDetails,
    ...explainedStageSlugs.map((slug) => paths.guideStage(slug)),
    paths.search(),
    paths.searchTexts,
    paths.assistantTexts,
    paths.notifications,
    paths.settings,
    paths.profile,
    paths.security,
    paths.devices,
    paths.preferences,
    paths.personalData,
    paths.notificationSettings,
    paths.electronicSigning,
    paths.signInvitation,
    ...milestoneSlugs.map((slug) => paths.milestone(slug)),
    ...Object.values(staffPaths),
  ],
} satisfies Config;
