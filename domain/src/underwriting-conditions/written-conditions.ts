import type { ConditionMover, ConditionTime } from './condition-values.ts';

/**
 * A condition in the trade's usual wording, as an expression over the text in lower case with single spaces. `subject` is what it is about;
 * of a letter of explanation, `letter:` and what it explains.
 */
export type WrittenCondition = {
  key: string;
  pattern: RegExp;
  whoseMove: ConditionMover;
  when: ConditionTime;
  subject: string;
};

const condition = <const Key extends string>(
  key: Key,
  pattern: RegExp,
  subject: string,
  whoseMove: ConditionMover = 'you',
  when: ConditionTime = 'before documents',
) => ({ key, pattern, subject, whoseMove, when });

/** In the order in which they are tried: what is said more exactly comes first. Each expression runs in time linear in the text. */
export const writtenConditions = [
  condition(
    'boilerplate',
    /reserves? the right|(?:additional|further|other) (?:conditions?|documentation|information|documents?) may (?:be|apply)|^(?:this |the |all )?(?:loan |credit )?(?:approval|commitment|conditions?|documentation|documents)\b[^.;]{0,40}\b(?:is|are|remains?) (?:subject to|not a commitment|contingent|conditional|valid)|subject to (?:change|re-?review)(?: without notice)?/,
    'nothing asked',
    'no one',
    'unknown',
  ),
  condition('powerOfAttorney', /power of attorney|\bpoa\b/, 'power of attorney', 'you', 'before closing'),
  condition('closingDisclosure', /closing disclosure/, 'Closing Disclosure', 'you', 'before closing'),
  condition(
    'wireInstructions',
    /closing protection letter|\bcpl\b|wir(?:e|ing) instructions/,
    'title',
    'title company',
  ),
  condition(
    'finalInspection',
    /\b1004d\b|final inspection|certificate of completion|completion certificate/,
    'appraisal',
    'appraiser',
  ),
  condition(
    'appraisal',
    /\bapprais|\bcomparables?\b|\bcomps\b|\bconditional value\b/,
    'appraisal',
    'appraiser',
  ),
  condition(
    'condominium',
    /\bcondo(?:minium)?\b|project (?:review|approval|questionnaire)|hoa questionnaire/,
    'condominium',
    'association',
  ),
  condition(
    'association',
    /\bhoa\b|homeowners.? association|master (?:insurance )?policy/,
    'association',
    'association',
  ),
  condition(
    'sellerCredit',
    /seller (?:paid |closing cost )?(?:credit|concession|contribution)|interested party|\bconcessions\b/,
    'seller credit',
    'lender',
    'closing',
  ),
  condition(
    'pestInspection',
    /\btermite|\bpest\b|wood.destroying|\bwd[io]\b/,
    'inspection',
    'unknown',
    'before closing',
  ),
  condition(
    'homeInspection',
    /\b(?:well|water|septic|sewer|roof|hvac|furnace|structural|electrical|plumbing|radon|foundation)\b[^.;]{0,60}(?:inspection|inspected|test|certification|clearance|report)/,
    'inspection',
    'unknown',
    'before closing',
  ),
  condition('repairs', /\brepairs?\b/, 'repairs', 'seller', 'before closing'),
  condition('floodInsurance', /flood (?:insurance|policy)/, 'insurance'),
  condition('flood', /\bflood\b/, 'flood', 'lender'),
  condition(
    'mortgageInsurance',
    /mortgage insurance|\bp?mi (?:certificate|cert|commitment|approval)\b|\bpmi\b/,
    'mortgage insurance',
    'lender',
  ),
  condition(
    'insurance',
    /(?:hazard|homeowner.?s?|fire|dwelling|property|ho-?6|walls.in) insurance|mortgagee clause|\bhoi\b|declarations? page|insurance (?:binder|policy)/,
    'insurance',
  ),
  condition('survey', /\bsurvey\b|\bplat map\b/, 'survey', 'title company'),
  condition('propertyTax', /property tax|\btax (?:bill|certificate|cert)\b/, 'property tax', 'title company'),
  condition(
    'payoffStatement',
    /pay-?\s?offs? (?:statements?|letters?|demands?|quotes?|figures?)|demand (?:statement|for payoff)/,
    'debt payoff',
    'title company',
    'before closing',
  ),
  condition('payoff', /\bpay ?offs?\b|pay off|paid off at closing/, 'debt payoff', 'lender', 'closing'),
  condition(
    'title',
    /\btitle (?:commitment|report|policy|search|insurance|work|exception|binder)|clear title|preliminary (?:title|report)|\bvesting\b|\bliens?\b|\bjudgments?\b|chain of title/,
    'title',
    'title company',
  ),
  condition('earnestMoney', /earnest money|\bemd\b|good faith deposit/, 'deposit'),
  condition('verifiedDeposits', /\bvod\b|verification of deposits?/, 'deposits', 'lender'),
  condition('gift', /\bgift\b|\bdonor/, 'gift'),
  condition(
    'largeDeposit',
    /(?:large|unusual|recent|undocumented|non.payroll) deposits?|deposits? of \$|source[^.;]{0,40}\bdeposits?\b|source of (?:the )?funds/,
    'letter: large deposit',
  ),
  condition(
    'rent',
    /\bvor\b|\blandlord|verification of rent|rent(?:al)? (?:history|verification)|rent checks?/,
    'rent',
    'landlord',
  ),
  condition('initialApplication', /initial[^.;]{0,20}(?:\b1003\b|\burla\b|application)/, 'application'),
  condition('application', /\b1003\b|\burla\b|loan application/, 'application', 'you', 'closing'),
  condition(
    'employmentGap',
    /\bgaps?\b[^.;]{0,20}(?:employment|job|work|income)|(?:employment|job|work) gaps?/,
    'letter: gap',
  ),
  condition(
    'incomeDecline',
    /(?:explain|explanation|letter|\blo[ex]\b)[^.;]{0,60}(?:declin|decreas|reduc|drop|lower)\w{0,6}[^.;]{0,30}(?:income|earnings|revenue)|(?:explain|explanation|letter|\blo[ex]\b)[^.;]{0,60}(?:income|earnings|revenue)[^.;]{0,30}(?:declin|decreas|reduc|drop)/,
    'letter: income',
  ),
  condition('inquiries', /\binquir(?:y|ies)\b/, 'letter: inquiries'),
  condition(
    'latePayments',
    /late payments?|\bderogator|\bdelinquen|\bcollections?\b|charge.?offs?/,
    'letter: late payments',
  ),
  condition('overdrafts', /\bnsf\b|overdrafts?|insufficient funds/, 'letter: overdrafts'),
  condition(
    'addresses',
    /address[^.;]{0,30}(?:discrepanc|varia|history|explain)|(?:explain|explanation|letter)[^.;]{0,60}\baddress/,
    'letter: address',
  ),
  condition(
    'names',
    /name (?:varia|discrepanc|affidavit)|\ba\.?k\.?a\b|also known as|same name/,
    'letter: name',
  ),
  condition('occupancy', /\boccupan(?:cy|t)|primary residence/, 'occupancy', 'you', 'closing'),
  condition(
    'employmentCheck',
    /\bv?voe\b|verbal verification|verification of employment|(?:re)?verif\w{0,8}[^.;]{0,20}employment/,
    'employment',
    'lender',
    'before closing',
  ),
  condition('offerLetter', /offer letter|employment contract|return to work|start date/, 'employment'),
  condition(
    'credit',
    /credit (?:supplement|report|refresh|score)|undisclosed debt|soft pull|\bsupplement showing/,
    'credit',
    'lender',
  ),
  condition(
    'education',
    /home ?(?:owner(?:ship)?|buyer).?s?.? (?:education|counsel)|counseling certificate|education certificate/,
    'education',
  ),
  condition(
    'contract',
    /purchase (?:agreement|contract)|sales? (?:contract|agreement)|executed (?:contract|agreement)|\baddend(?:um|a)\b|amendatory|lead.based/,
    'contract',
    'agent',
  ),
  condition(
    'funds',
    /(?:evidence|proof|verif\w{0,8}|document\w{0,8}|sufficient|source)[^.;]{0,40}(?:funds|assets|reserves)\b|\breserves\b/,
    'bank statement',
  ),
  condition(
    'cashToClose',
    /certified funds|cashier.?s check|(?:funds|cash) to close|funds? due at closing/,
    'cash to close',
    'you',
    'closing',
  ),
  condition(
    'retirement',
    /401 ?\(?k\b|\bretirement\b|\bira\b|liquidat|terms of withdrawal|\bstocks?\b/,
    'retirement account',
  ),
  condition(
    'selfEmployment',
    /profit (?:and|&) loss|\bp ?& ?l\b|self.employ|business (?:license|bank|return|tax)|\bk-?1s?\b|\bcpa\b|balance sheet|\b1120s?\b|\b1065\b/,
    'self-employment',
  ),
  condition(
    'bankStatement',
    /(?:bank|asset|account|checking|savings) statements?|statements? (?:for|from) (?:checking|savings)/,
    'bank statement',
  ),
  condition('payStub', /pay ?-?stubs?|pay ?checks?|earnings statement/, 'pay stub'),
  condition('w2', /\bw-?2s?\b/, 'W-2'),
  condition('transcripts', /\b4506|\btranscripts?\b|\b8821\b/, 'tax transcript'),
  condition('taxReturn', /tax returns?|\b1040s?\b|schedule [ce]\b/, 'tax return'),
  condition('form1099', /\b1099s?\b/, '1099'),
  condition(
    'benefits',
    /award letter|\bpension\b|\bdisability\b|social security (?:income|benefit)/,
    'benefits',
  ),
  condition('socialSecurity', /social security|\bssa.?89\b|\bssn\b/, 'Social Security number'),
  condition(
    'identification',
    /driver.?s.? licen[sc]e|photo id\b|government.issued|\bidentification\b|\bpassport\b|patriot act|green card|permanent resident|\bvisa\b/,
    'identification',
  ),
  condition('divorce', /\bdivorce|child support|\balimony\b|separation agreement/, 'divorce decree'),
  condition(
    'rateLock',
    /rate lock|lock (?:extension|confirmation|agreement|expir)|\blocked\b/,
    'rate lock',
    'lender',
  ),
  condition('bankruptcy', /\bbankruptcy|discharge papers|\bforeclosure\b|short sale/, 'bankruptcy'),
  condition('studentLoan', /student loans?/, 'student loan'),
  condition(
    'otherProperty',
    /mortgage statement|other (?:property|real estate)|\breo\b|departing residence|rental (?:income|property)|lease agreement/,
    'other property',
  ),
  condition('vaEligibility', /certificate of eligibility|\bcoe\b|\bdd.?214\b/, 'VA eligibility'),
  condition('explanation', /letter of explanation|\blo[ex]\b|explanation letter/, 'letter: explanation'),
] as const satisfies readonly WrittenCondition[];

export type ConditionKey = (typeof writtenConditions)[number]['key'];
