import { splitAskedWords } from './asked-words.ts';

/**
 * What the assistant does not answer, whatever the guide holds: what rates and prices will do, what they are today, and whether
 * somebody will be approved. `unknown` is everything that neither the guide nor the glossary holds.
 */
export const declineKinds = ['forecast', 'today', 'approval', 'unknown'] as const;
export type DeclineKind = (typeof declineKinds)[number];

const MARKET = '(rates?|prices?|market|values?|fed|worth|interest)';
const FUTURE = '(will|gonna|going to|heading|headed|predict\\w*|forecast\\w*|expect\\w*|next (year|month|week)|outlook)';
const MOVE = '(drop\\w*|fall\\w*|rise|rising|go (up|down)|going (up|down)|cut\\w*|crash\\w*|collaps\\w*|bottom|peak|worth|be in|up or down)';

const asked: readonly { kind: DeclineKind; pattern: RegExp }[] = [
  { kind: 'forecast', pattern: new RegExp(`\\b${FUTURE}\\b.*\\b${MARKET}\\b.*\\b${MOVE}\\b`) },
  { kind: 'forecast', pattern: new RegExp(`\\b${MARKET}\\b.*\\b${FUTURE}\\b.*\\b${MOVE}\\b`) },
  { kind: 'forecast', pattern: new RegExp(`\\b(predict|forecast)\\w*\\b.*\\b${MARKET}\\b`) },
  { kind: 'forecast', pattern: new RegExp(`\\b${MARKET}\\b.*\\b(predict|forecast|outlook)\\w*\\b`) },
  { kind: 'forecast', pattern: new RegExp(`\\bwait\\b.*\\b${MARKET}\\b.*\\b${MOVE}\\b`) },
  { kind: 'forecast', pattern: new RegExp(`\\b${MARKET}\\b.*\\b(heading|headed|up or down)\\b`) },
  { kind: 'forecast', pattern: /\b(good|bad|right|better) time to (buy|sell|lock|refi\w*)\b/ },
  {
    kind: 'today',
    pattern: /\b(today\w*|current(ly)?|right now|this week)\b.*\brates?\b|\brates?\b.*\b(today\w*|right now|this week)\b/,
  },
  { kind: 'today', pattern: /\b(lowest|best|cheapest)\b.*\brates?\b/ },
  { kind: 'approval', pattern: /\b(will|would|am|could|can|do|did|gonna|going to)\b.*\bi\b.*\b(get|be|getting) (approved|denied|accepted)\b/ },
  { kind: 'approval', pattern: /\b(chance|chances|odds|likely|likelihood)\b.*\bapprov\w*\b|\bapprov\w*\b.*\b(chance|chances|odds)\b/ },
  { kind: 'approval', pattern: /\b(will|would) (they|you|lenders?|a bank|the bank) (approve|accept|lend)\b/ },
  { kind: 'approval', pattern: /\bguarantee\w*\b.*\b(approv\w*|loan|mortgage)\b|\b(approv\w*|loan|mortgage)\b.*\bguaranteed\b/ },
  { kind: 'approval', pattern: /\b(do|would|will|could|can) i (even )?qualify\b/ },
  { kind: 'approval', pattern: /\b(am i|will i|would i|could i|can i)( going to| be able to| ever)? (get|getting) (a|the|my|this) (loan|mortgage)\b/ },
];

/** What a question asks that no passage may answer; nothing when the passages decide. */
export function findFixedDecline(question: string): DeclineKind | undefined {
  const text = splitAskedWords(question).join(' ');
  return asked.find(({ pattern }) => pattern.test(text))?.kind;
}
