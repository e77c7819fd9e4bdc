import { splitAskedWords } from './asked-words.ts';

/**
 * What the assistant does not answer, whatever the guide holds: what rates and prices will do, what they are today, and whether
 * someone will be approved. `unknown` is everything that neither the guide nor the glossary holds.
 */
export const declineKinds = ['forecast', 'today', 'approval', 'unknown'] as const;
export type DeclineKind = (typeof declineKinds)[number];

const MARKET = '(rates?|prices?|market|values?|fed|worth|interest)';
const FUTURE =
  '(will|by (christmas|spring|summer|fall|winter)|keep|gonna|going to|heading|headed|predict\\w*|forecast\\w*|expect\\w*|next (year|month|week)|outlook)';
const MOVE =
  '(drop\\w*|fall\\w*|rise|rising|go (up|down)|going (up|down)|cut\\w*|crash\\w*|collaps\\w*|climb\\w*|soar\\w*|bottom|peak|worth|be in|up or down)';

const asked: readonly { kind: DeclineKind; pattern: RegExp }[] = [
  { kind: 'forecast', pattern: new RegExp(`\\b${FUTURE}\\b.{0,1000}\\b${MARKET}\\b.{0,1000}\\b${MOVE}\\b`) },
  { kind: 'forecast', pattern: new RegExp(`\\b${MARKET}\\b.{0,1000}\\b${FUTURE}\\b.{0,1000}\\b${MOVE}\\b`) },
  { kind: 'forecast', pattern: new RegExp(`\\b(predict|forecast)\\w*\\b.*\\b${MARKET}\\b`) },
  { kind: 'forecast', pattern: new RegExp(`\\b${MARKET}\\b.*\\b(predict|forecast|outlook)\\w*\\b`) },
  { kind: 'forecast', pattern: new RegExp(`\\bwait\\b.{0,1000}\\b${MARKET}\\b.{0,1000}\\b${MOVE}\\b`) },
  { kind: 'forecast', pattern: new RegExp(`\\b${MARKET}\\b.*\\b(heading|headed|up or down)\\b`) },
  {
    kind: 'forecast',
    pattern: /\b(will|gonna|going to)\b.*\b(be|go|going) (worth (more|less)|(up|down) in value)\b/,
  },
  {
    kind: 'forecast',
    pattern:
      /\b(rates?|prices?)\b.{0,1000}\b(coming|going|heading|moving|dropping|falling|rising|trending)\b( (down|up|lower|higher))?.{0,1000}\b(soon|yet|again|next|later|this year|this spring)\b/,
  },
  { kind: 'forecast', pattern: /\b(good|bad|right|better) time to (buy|sell|lock|refi\w*)\b/ },
  {
    kind: 'today',
    pattern:
      /\b(today\w*|current(ly)?|right now|this week)\b.*\brates?\b|\brates?\b.*\b(today\w*|right now|this week)\b/,
  },
  { kind: 'today', pattern: /\b(lowest|best|cheapest)\b.*\brates?\b/ },
  {
    kind: 'approval',
    pattern:
      /\b(will|would|am|could|can|do|did|gonna|going to)\b.{0,1000}\bi\b.{0,1000}\b(get|be|getting) (approved|denied|accepted)\b/,
  },
  {
    kind: 'approval',
    pattern:
      /\b(chance|chances|odds|likely|likelihood)\b.*\bapprov\w*\b|\bapprov\w*\b.*\b(chance|chances|odds)\b/,
  },
  { kind: 'approval', pattern: /\b(will|would) (they|you|lenders?|a bank|the bank) (approve|accept|lend)\b/ },
  {
    kind: 'approval',
    pattern: /\bguarantee\w*\b.*\b(approv\w*|loan|mortgage)\b|\b(approv\w*|loan|mortgage)\b.*\bguaranteed\b/,
  },
  {
    kind: 'approval',
    pattern:
      /\b(will|would|does|is|could) (my|our|this|the) (loan|mortgage|application|file)\b.*\b(approved?|accepted|go through)\b/,
  },
  { kind: 'approval', pattern: /\b(do|would|will|could|can) i (even )?qualify\b/ },
  {
    kind: 'approval',
    pattern:
      /\b(am i|will i|would i|could i|can i)( going to| be able to| ever)? (get|getting) (a|the|my|this) (loan|mortgage)\b/,
  },
  // Words that the guide uses too, about something that it does not explain.
  {
    kind: 'unknown',
    pattern:
      /\b(evict\w*|landlords? (raise|raising|kick\w*|sue)|(raise|raising) (my|the) rent)\b|\blandlord\b.*\b(raise|increase)\b/,
  },
  {
    kind: 'unknown',
    pattern:
      /\b(best|top|recommend\w*)\b.{0,1000}\b(lender|bank|broker|agent|realtor|inspector|attorney|mover|company|neighborhood|school)s?\b.{0,1000}\b(in|near|around)\b|\b(lender|bank|company|insurer)\b.*\b(cheapest|best)\b/,
  },
  {
    kind: 'unknown',
    pattern: /\bstudent loans?\b.*\bforgiv\w*|\b(refinanc\w*|refi)\b.*\b(car|auto|truck)\b|\b(car|auto) refi/,
  },
  {
    kind: 'unknown',
    pattern:
      /\b(stocks?|crypto|bitcoin)\b.*\b(buy|invest\w*)\b|\binvest\w* in\b|\bhouse flipping\b|\bflip(ping)? (a )?houses?\b/,
  },
  {
    kind: 'unknown',
    pattern:
      /\bhow (do|can|should) (i|we) (fix|unclog|install|build|paint|clean)\b(?!.*\b(credit|report|score|mistakes?|errors?|title|deed|name)\b)/,
  },
  { kind: 'unknown', pattern: /\breverse mortgages?\b/ },
];

/** What a question asks that no passage may answer; nothing when the passages decide. */
export function findFixedDecline(question: string): DeclineKind | undefined {
  const parts = cutParts(splitAskedWords(question));
  return asked.find(({ pattern }) => parts.some((part) => pattern.test(part)))?.kind;
}

/** People do not ask one thing in more words than this; the parts of a longer message overlap by half. */
const WORDS_OF_A_PART = 100;

/**
 * A pasted letter is judged part by part: words far apart are no question together, and the patterns, which look for three words at
 * any distance, take the third power of a text's length.
 */
function cutParts(words: readonly string[]): string[] {
  const step = WORDS_OF_A_PART / 2;
  const count = Math.max(1, Math.ceil(words.length / step) - 1);
  return Array.from({ length: count }, (_, part) =>
    words.slice(part * step, part * step + WORDS_OF_A_PART).join(' '),
  );
}
