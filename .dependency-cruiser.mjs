// The import rules of ARCHITECTURE.md: whatever is not allowed below is refused, type imports too.

/** The pages of one feature that use a part of another: parts that more features share are in platform/, ui/ or console-kit/. */
const WEB_PAIRS = {
  // A question with figures opens a calculator with them, which answers it; figures of documents are written as beside their pages.
  assistant: ['documents', 'tools'],
  // The eighth stage of the guide, in the guide's frame; an estimate is saved as figures of a calculator.
  'contact-details': ['guide', 'tools'],
  // Amounts are typed and written as in the calculators, what a dispute or a card is due by is entered in the list of dates, and a letter is
  // kept among the documents; a first score begins with the plan's.
  credit: ['documents', 'plan', 'purchase-dates', 'tools'],
  // Documents are signed where they are listed, and reviewed on the pages that signing draws; figures that were read are written as in the
  // calculators.
  documents: ['signing', 'tools'],
  // Amounts are typed and written as in the calculators, its dates are in the list of dates, its papers among the documents, and the plan
  // and the home under contract begin its forms.
  'owned-home': ['documents', 'plan', 'purchase-dates', 'today', 'tools'],
  // A calculator by its form and its lines, on a page of its own.
  estimates: ['tools'],
  // The plan of a buyer is worded as its buyers read it; what staff ask for is part of the page of a purchase, and a
  // figure of the plan is proposed in its own fields.
  'home-buyers': ['document-requests', 'plan', 'proposals', 'tools'],
  // Costs come from the plan, and amounts are typed and written as in the calculators.
  homes: ['plan', 'tools'],
  // Its last sections are the forms of leads.
  landing: ['leads'],
  // A milestone's documents, dates and feedback are part of its page, and the figures saved with the calculators it leads to. The
  // portal's first page begins with the home that the purchase is about, and has what staff propose.
  milestones: ['calendar', 'documents', 'feedback', 'proposals', 'purchase-dates', 'today', 'tools'],
  // A guest who writes is asked for an account.
  messages: ['guests'],
  notifications: ['calendar'],
  // Calendars read the same list; what extending a rate lock costs is written as in the calculators.
  'purchase-dates': ['calendar', 'proposals', 'tools'],
  // Amounts are typed and written as in the calculators; what is entered waits in the line of a milestone's changes.
  plan: ['milestones', 'proposals', 'tools'],
  // A figure of the plan reads as beside the calculators.
  proposals: ['tools'],
  // A program's documents read as they do in the finder.
  'program-desk': ['program-finder'],
  // Amounts are typed as in the calculators; opens with the plan, and saves to it.
  'program-finder': ['plan', 'tools'],
  // Ends with the estimate.
  questionnaire: ['estimates'],
  // A buyer's own documents are found by their names.
  search: ['documents'],
  // What a helper sees of the plan and of homes is worded as buyers read it.
  sharing: ['homes', 'tools'],
  // Costs are typed and written as in the calculators, and a letter is kept among the documents.
  'reports-and-conditions': ['documents', 'tools'],
  // Pages that take addresses for what is to come begin with what is there: a calculator, or a text with glossary terms.
  waitlist: ['guide', 'tools'],
};

/** What stores, sends and draws, below what answers requests and runs the process. */
const DATA = '(database|email|event-log|events|jobs|pdf|storage|tracing)';

const TEST = '[.](test|faults|access|spec|bench)[.]tsx?$';
/** In the package.json of the workspace that imports it. */
const listed = { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer'] };
const core = { dependencyTypes: ['core'] };

const allow = (from, ...targets) =>
  targets.map((target) => ({
    from: typeof from === 'string' ? { path: from } : from,
    to: typeof target === 'string' ? { path: target } : target,
  }));

const allowPairs = (folder, pairs) =>
  Object.entries(pairs).flatMap(([name, others]) =>
    allow(`${folder}${name}/`, ...others.map((other) => `${folder}${other}/`)),
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  allowedSeverity: 'error',
  allowed: [
    ...allow('^pdf/src/', listed),
    ...allow('^pdf/src/([^/]+)/', '^pdf/src/$1/', '^pdf/src/syntax/'),
    ...allow('^pdf/src/sign/', '^pdf/src/(draw|write)/'),
    // What a browser runs too is syntax and verify.
    ...allow('^pdf/src/(draw|screen|sign|write)/', core),
    ...allow('^pdf/src/.+[.]test[.]ts$', '^pdf/src/'),
    ...allow('^domain/src/', '^(domain|pdf)/src/', listed),
    ...allow('^content/src/', '^(content|domain)/src/', listed),

    ...allow('^server/src/', '^(domain|content|pdf)/src/', listed, core),
    // Three layers, each only downward: base, data, edge.
    ...allow('^server/src/platform/base/', '^server/src/platform/base/'),
    ...allow(`^server/src/platform/${DATA}/`, `^server/src/platform/(base|${DATA})/`),
    ...allow(`^server/src/platform/(?!(base|${DATA})/)`, '^server/src/platform/'),
    // No feature needs one that needs it: `scripts/checks/folder-cycles.mjs`.
    ...allow('^server/src/features/', '^server/src/(features|platform)/'),
    ...allow(
      '^server/src/((registries|imports|recovery)/)?[^/]+[.]ts$',
      '^server/src/(features|platform)/',
      '^server/src/((registries|imports|recovery)/)?[^/]+[.]ts$',
    ),
    // What tests, journeys and benches share: people, forms, faults, samples. It reaches everything, and no shipped code reaches it.
    ...allow('^testing/', '^(testing|server/src|domain/src|content/src|pdf/src)/', '^node_modules/', core),
    ...allow('^testing/', '^[^/]+/node_modules/'),
    ...allow('^server/src/.+[.](test|faults|access)[.]ts$', '^server/src/'),
    ...allow('^server/[^/]+[.]ts$', listed),

    ...allow('^web/src/', '^(domain|content|pdf)/src/', listed),
    ...allow('^web/src/platform/', '^web/src/platform/'),
    ...allow('^web/src/ui/', '^web/src/(ui|platform)/'),
    ...allow('^web/src/features/([^/]+)/', '^web/src/features/$1/', '^web/src/(ui|platform)/'),
    ...allow('^web/src/console-kit/', '^web/src/(console-kit|ui|platform)/'),
    ...allow('^web/src/features/', '^web/src/(console-kit|features/accounts)/'),
    ...allowPairs('^web/src/features/', WEB_PAIRS),
    ...allow('^web/src/shells/', '^web/src/(shells|features|console-kit|ui|platform)/'),
    ...allow('^web/src/[^/]+[.]tsx?$', '^web/src/'),
    ...allow('^web/src/(features|shells|console-kit)/', '^web/src/(staff-)?paths[.]ts$'),
    // Manifests of pages are read by Node alone; the browser gets what at-build/ makes of them.
    ...allow('^web/src/(features|shells)/', '^web/src/pages/(define-pages[.]ts$|at-build/)'),
    ...allow('^web/src/shells/rooms/list-rooms[.]test[.]ts$', '^web/src/pages/page-list[.]ts$'),
    ...allow('^web/src/pages/', '^web/src/pages/', '^web/src/paths[.]ts$', core),
    ...allow(
      '^web/postbuild/',
      '^web/(postbuild/|src/pages/|(browsers|company-look|language|texts-of-language|src/(staff-)?paths|src/platform/page/pre-hydration-reads|src/platform/page/reserved-height|src/features/assistant/trained-answers|src/ui/home/homes-path|src/ui/home/messages-path)[.]ts$)',
      { path: '^web/worker/release[.]ts$', dependencyTypes: ['type-only'] },
      '^(domain|content)/src/',
      listed,
      core,
    ),
    ...allow('^web/worker/', '^web/worker/'),
    ...allow(
      '^web/[^/]+[.]ts$',
      '^web/src/(paths[.]ts$|pages/)',
      '^web/[^/]+[.]ts$',
      '^(domain|content)/src/',
      listed,
      core,
    ),

    // Build the pages on the machine that ships them; never run in a browser.
    ...allow('^web/src/(entry[.]server[.]tsx|features/assistant/assistant-texts[.]ts)$', core),

    ...allow(TEST, '^testing/', '^node_modules/(vitest|fast-check)/', core),
    ...allow('^(e2e|bench)/', '^(domain|content|pdf)/src/', '^node_modules/', core),
    ...allow('^e2e/', '^e2e/', '^web/src/(pages/page-list|shells/rooms/list-rooms)[.]ts$'),
    ...allow(
      '^e2e/harness/quick-database[.]ts$',
      '^server/src/platform/database/embedded/embedded-postgres[.]ts$',
    ),
    // People of the tests are created by the product's own functions.
    ...allow('^e2e/harness/(people|accounts)[.]ts$', '^testing/app/create-person[.]ts$'),
    ...allow('^e2e/harness/identity-provider[.]ts$', '^testing/outside-world/test-provider[.]ts$'),
    ...allow(
      '^e2e/.+/(account-settings|staff)[.]spec[.]ts$',
      '^server/src/features/accounts/credentials/time-codes[.]ts$',
    ),
    // Forms as a lender prints them, drawn for the journeys that compare them.
    ...allow('^e2e/(visitor/change-check|documents/compare-papers)[.]spec[.]ts$', '^testing/forms/made/'),
    ...allow(
      '^e2e/harness/breakable-server[.]ts$',
      '^testing/(processes/start-process|faults/database-proxy)[.]ts$',
    ),
    ...allow('^e2e/console/email[.]spec[.]ts$', '^server/src/platform/base/(secrets|sealed-text)[.]ts$'),
    ...allow('^bench/', '^(bench|testing)/', '^server/src/', '^scripts/project[.]mjs$'),
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
      from: { pathNot: ['[.](test|faults|access)[.]tsx?$', '^testing/', '^(e2e|bench)/'] },
      to: { path: ['[.](test|faults|access)[.]tsx?$', '^testing/'] },
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
