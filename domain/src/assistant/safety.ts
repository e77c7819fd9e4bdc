import { findSpanishDangers } from './asked/spanish-dangers.ts';
import { mendSpelling } from './asked/spelling.ts';
import { splitAskedWords } from './asked-words.ts';
import { type SafetyKind, safetyKinds } from './safety-kinds.ts';

const WIRE = '(wire|wires|wiring|wired|transfer|payment|bank|account|routing|instructions|zelle|venmo|money)';
const CHANGED =
  '(changed|changes|change|new|updated|different|switched|revised|last minute|urgent|urgently|immediately|right away|asap|rush)';
const MONEY_OUT = '(wired|wire|sent|send|transferred|transfer|paid)';
const GROUNDS =
  '(race|racial|racist|color of my skin|skin color|black|white|hispanic|latino|latina|asian|arab|religion|religious|muslim|jewish|christian|' +
  'ethnicity|nationality|national origin|accent|immigrants?|foreign|pregnan\\w*|kids|children|gay|lesbian|lgbt\\w*|transgender|disab\\w*|wheelchair|' +
  'service animal|service dog|single mom|single mother|marital status|gender|sex|woman|my age|too old|section 8|public assistance|food stamps)';
const UNEQUAL =
  '(refus\\w*|denied|deny|reject\\w*|turned (me|us) (down|away)|wont (rent|sell|lend|show)|would not|because of|because im|because i am|because we|treated|' +
  'told (me|us)|asked (me|us|if|about)|asking (me|about)|can they ask|dont want|doesnt want|not allowed|no kids|steer\\w*|based on|lower\\w*|lowball\\w*|harass\\w*)';

const signs: readonly { kind: SafetyKind; pattern: RegExp }[] = [
  {
    kind: 'wire-fraud',
    pattern: new RegExp(
      `\\b${CHANGED}\\b.*\\b(wire|wiring|wires|routing|(?<!need a new |open a new )bank account|payment instructions)\\b`,
    ),
  },
  {
    kind: 'wire-fraud',
    pattern: new RegExp(
      `\\b(wire|wiring|wires|routing|bank account|payment) (instructions|info|details|number)?.*\\b(${CHANGED.slice(1, -1)})\\b`,
    ),
  },
  {
    kind: 'wire-fraud',
    pattern:
      /\b(gift|itunes|prepaid|google play|amazon) cards?\b.*\b(pay|paid|send|fee|fees|buy|closing|deposit|lender)\b|\b(pay|paid|send|fee|fees|buy)\b.*\b(gift|itunes|prepaid) cards?\b/,
  },
  {
    kind: 'wire-fraud',
    pattern:
      /\b(bitcoin|crypto|western union|moneygram)\b.*\b(pay|send|deposit|closing|fee)\b|\b(pay|send|deposit|closing|fee)\b.*\b(bitcoin|crypto|western union|moneygram)\b/,
  },
  {
    kind: 'wire-fraud',
    pattern: new RegExp(`\\b${MONEY_OUT}\\b.*\\b(wrong|scam\\w*|fraud\\w*|fake|thief|hacker|hackers)\\b`),
  },
  {
    kind: 'wire-fraud',
    pattern:
      /\b(got|been|was|being|were) (scammed|hacked|phished|defrauded)\b|\bwire fraud\b|\bstole (my|our) (money|deposit|down payment|closing)\b/,
  },
  {
    kind: 'wire-fraud',
    pattern: new RegExp(
      `\\b(emailed|texted|email|text)\\b.{0,1000}\\b${WIRE}\\b.{0,1000}\\b(urgent|urgently|immediately|asap|right away|today)\\b`,
    ),
  },
  {
    kind: 'discrimination',
    pattern:
      /\bdiscriminat\w*|\bredlin\w*|\bfair housing\b|\bequal credit\b|\becoa\b|\b(steering|steered|steers)\b|\bfamilial status\b/,
  },
  { kind: 'discrimination', pattern: new RegExp(`\\b${UNEQUAL}\\b.*\\b${GROUNDS}\\b`) },
  { kind: 'discrimination', pattern: new RegExp(`\\b${GROUNDS}\\b.*\\b${UNEQUAL}\\b`) },
  {
    kind: 'discrimination',
    pattern:
      /\b(not|isnt|wasnt) for (people|someone|families|somebody|folks) like (me|us|you)\b|\b(people|families) like (me|us)\b/,
  },
  {
    kind: 'foreclosure',
    pattern: /\bforeclos\w*|\bforclos\w*|\bnotice of default\b|\bdefault notice\b|\bloss mitigation\b/,
  },
  {
    kind: 'foreclosure',
    pattern:
      /\b(cant|cannot|can not|couldnt|unable to|not able to|trouble|struggling|struggle) (to )?(make|making|pay|paying|afford|keep up|keeping up)( with)?\b.*\b(my|our|the|this|next|house|home) ?(next |monthly |house |home )?(mortgage|payments?|loan|house note|note)\b/,
  },
  {
    kind: 'foreclosure',
    pattern:
      /\b(behind|late on|missed|miss|skip|skipped|stopped paying|fell behind|falling behind)\b.*\b(mortgage|house|home|loan) ?(payments?|note)?\b(?!.*\b(credit|letter|explanation)\b)/,
  },
  {
    kind: 'foreclosure',
    pattern:
      /\b(lose|losing|take|taking|lost) (my|our) (house|home)\b(?! (inspection|deposit))|\b(lost my job|laid off|unemployed)\b.*\b(mortgage|house|payment|payments)\b/,
  },
];

/** The safety answers that come before any other, each once, also for dangers described in Spanish; none for most questions. */
export function findSafetyKinds(question: string): SafetyKind[] {
  const text = splitAskedWords(mendSpelling(question)).join(' ');
  const spanish = findSpanishDangers(question);
  return safetyKinds.filter(
    (kind) => spanish.includes(kind) || signs.some((sign) => sign.kind === kind && sign.pattern.test(text)),
  );
}
