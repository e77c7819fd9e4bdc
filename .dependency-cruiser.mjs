// The import walls of ARCHITECTURE.md: whatever is not allowed below is refused, type imports too.

/** Which feature may reach which others. Short on purpose: a pair that is not here is two homes for one thing. */
const SERVER_FEATURES = {
  'api-tokens': ['accounts'],
  accounts: ['beta-access', 'notifications', 'personal-data', 'staff'],
  'beta-access': ['accounts', 'milestones', 'notifications', 'staff', 'webhooks'],
  calendar: ['accounts', 'milestones'],
  'contact-details': ['accounts', 'consents', 'guide', 'leads', 'webhooks'],
  assistant: ['accounts'],
  estimates: ['tools'],
  feedback: ['accounts', 'staff'],
  guide: ['accounts'],
  'home-buyers': ['accounts', 'consents', 'contact-details', 'documents', 'guide', 'milestones', 'staff'],
  notifications: ['accounts', 'consents'],
  staff: ['accounts', 'personal-data'],
  leads: [
    'accounts',
    'consents',
    'contact-details',
    'personal-data',
    'questionnaire',
    'staff',
    'waitlist',
    'webhooks',
  ],
  consents: ['webhooks'],
  questionnaire: ['consents', 'staff', 'webhooks'],
  waitlist: ['accounts', 'staff', 'webhooks'],
  milestones: ['accounts', 'beta-access', 'documents', 'notifications', 'webhooks'],
  documents: ['accounts', 'milestones', 'notifications', 'signing', 'staff', 'webhooks'],
  signing: ['accounts', 'consents', 'documents', 'notifications', 'webhooks'],
  search: ['accounts', 'documents', 'milestones'],
  tools: ['accounts'],
  'personal-data': [
    'accounts',
    'assistant',
    'beta-access',
    'calendar',
    'consents',
    'contact-details',
    'documents',
    'feedback',
    'guide',
    'leads',
    'milestones',
    'notifications',
    'questionnaire',
    'signing',
    'staff',
    'tools',
    'waitlist',
    'webhooks',
  ],
  demo: ['accounts', 'documents', 'milestones', 'staff'],
};
const WEB_FEATURES = {
  mail: ['accounts'],
  leads: ['accounts', 'staff'],
  'api-tokens': ['accounts'],
  webhooks: ['accounts'],
  accounts: ['guide'],
  'beta-access': ['accounts', 'staff'],
  'loan-offers': ['tools'],
  milestones: ['accounts', 'calendar', 'documents', 'feedback', 'notifications'],
  documents: ['accounts', 'signing', 'staff'],
  signing: ['accounts'],
  'personal-data': ['accounts', 'staff'],
  staff: ['accounts'],
  landing: ['leads'],
  'home-buyers': ['accounts', 'staff'],
  waitlist: ['accounts', 'leads', 'staff'],
  estimates: ['tools'],
  questionnaire: ['accounts', 'contact-details', 'estimates', 'staff'],
  'contact-details': ['accounts', 'guide'],
  feedback: ['accounts', 'staff'],
  guide: ['accounts'],
  notifications: ['accounts', 'calendar'],
  search: ['accounts', 'documents'],
  tools: ['accounts'],
  assistant: ['accounts', 'guide', 'leads', 'milestones'],
};

const TEST = '[.](test|spec|bench)[.]tsx?$';
/** In the package.json of the workspace that imports it. */
const listed = { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer'] };
const core = { dependencyTypes: ['core'] };

const allow = (from, ...targets) =>
  targets.map((target) => ({
    from: typeof from === 'string' ? { path: from } : from,
    to: typeof target === 'string' ? { path: target } : target,
  }));

/** Features whose endpoints the console calls; what every one of those needs lies in `staff`. */
const STAFF_FEATURES = [
  'api-tokens',
  'beta-access',
  'contact-details',
  'documents',
  'feedback',
  'leads',
  'mail',
  'milestones',
  'notifications',
  'personal-data',
  'questionnaire',
  'waitlist',
  'webhooks',
];

const allowFeatures = (folder, features) =>
  Object.entries(features).flatMap(([name, others]) =>
    allow(`${folder}${name}/`, ...others.map((other) => `${folder}${other}/`)),
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  allowedSeverity: 'error',
  allowed: [
    ...allow('^domain/src/', '^domain/src/', listed),
    ...allow('^content/src/', '^(content|domain)/src/', listed),

    ...allow('^server/src/', '^(domain|content)/src/', listed, core),
    ...allow('^server/src/platform/', '^server/src/platform/'),
    ...allow('^server/src/platform/', { path: '^server/src/config[.]ts$', dependencyTypes: ['type-only'] }),
    ...allow('^server/src/features/([^/]+)/', '^server/src/features/$1/', '^server/src/platform/'),
    ...allowFeatures('^server/src/features/', SERVER_FEATURES),
    ...STAFF_FEATURES.flatMap((name) =>
      allow(`^server/src/features/${name}/`, '^server/src/features/staff/'),
    ),
    ...STAFF_FEATURES.flatMap((name) => allow(`^web/src/features/${name}/`, '^web/src/features/staff/')),
    ...allow('^server/src/[^/]+[.]ts$', '^server/src/(features|platform)/', '^server/src/[^/]+[.]ts$'),
    ...allow('^server/src/testing/', '^server/src/'),
    ...allow('^server/src/features/.+[.]test[.]ts$', '^server/src/testing/'),
    ...allow('^server/[^/]+[.]ts$', listed),

    ...allow('^web/src/', '^(domain|content)/src/', listed),
    ...allow('^web/src/platform/', '^web/src/platform/'),
    ...allow('^web/src/ui/', '^web/src/(ui|platform)/'),
    ...allow('^web/src/features/([^/]+)/', '^web/src/features/$1/', '^web/src/(ui|platform)/'),
    ...allowFeatures('^web/src/features/', WEB_FEATURES),
    ...allow('^web/src/shells/', '^web/src/(shells|features|ui|platform)/'),
    ...allow('^web/src/[^/]+[.]tsx?$', '^web/src/'),
    ...allow('^web/src/(features|shells)/', '^web/src/(staff-)?paths[.]ts$'),
    ...allow(
      '^web/postbuild/',
      '^web/(postbuild/|src/((staff-)?paths|platform/early-reads)[.]ts$)',
      { path: '^web/worker/release[.]ts$', dependencyTypes: ['type-only'] },
      '^(domain|content)/src/',
      listed,
      core,
    ),
    ...allow('^web/worker/', '^web/worker/'),
    ...allow(
      '^web/[^/]+[.]ts$',
      '^web/src/(staff-)?paths[.]ts$',
      '^web/[^/]+[.]ts$',
      '^domain/src/',
      listed,
      core,
    ),

    // Builds the pages on the machine that ships them; never runs in a browser.
    ...allow('^web/src/entry[.]server[.]tsx$', core),

    ...allow(TEST, '^node_modules/(vitest|fast-check)/', core),
    ...allow('^server/src/testing/', '^node_modules/(vitest|fast-check)/'),
    ...allow('^(e2e|bench)/', '^(domain|content)/src/', '^node_modules/', core),
    ...allow('^e2e/', '^e2e/'),
    ...allow('^e2e/quick-database[.]ts$', '^server/src/platform/database/embedded-postgres[.]ts$'),
    ...allow('^e2e/identity-provider[.]ts$', '^server/src/testing/test-provider[.]ts$'),
    ...allow('^e2e/(account-settings|staff)[.]spec[.]ts$', '^server/src/features/accounts/time-codes[.]ts$'),
    ...allow(
      '^e2e/breakable-server[.]ts$',
      '^server/src/testing/(start-process|faults/database-proxy)[.]ts$',
    ),
    ...allow('^e2e/mail[.]spec[.]ts$', '^server/src/platform/(secrets|sealed-text)[.]ts$'),
    ...allow('^bench/', '^bench/', '^server/src/', '^scripts/project[.]mjs$'),
    ...allow('^scripts/project[.]mjs$', core),
  ],
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one thing, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'domain-does-no-input-or-output',
      severity: 'error',
      from: { path: '^(domain|content)/src/', pathNot: TEST },
      to: core,
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: ['[.]test[.]tsx?$', '^server/src/testing/', '^(e2e|bench)/'] },
      to: { path: ['[.]test[.]tsx?$', '^server/src/testing/'] },
    },
  ],
  options: {
    // TypeScript 7 has no interface for other tools; this one reads TypeScript too.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|[.]react-router)/|[+]types/|^virtual:' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
