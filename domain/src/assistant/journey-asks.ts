import { splitAskedWords } from './asked-words.ts';

/** What a question asks of the buyer's own journey: `due` is whatever is due, dates and documents alike. */
export type JourneyAsk = 'next' | 'due' | 'documents' | 'closing' | 'dates';

// Questions about the closing's costs and documents, or about what helps a credit score, are the guide's.
const signs: readonly { ask: JourneyAsk; pattern: RegExp }[] = [
  {
    ask: 'closing',
    pattern:
      /\bwhen ?((s|is|are|do|does|will) (my|our)( house| home| loan| sale)?|(do|will|am|are) (i|we)( actually| finally| going to)?) clos(e|ing)\b(?! (costs?|disclosures?|agent|attorney|company|documents?|papers?|paperwork|fees?|credits?|walk))|\b(my|our) closing (date|day)\b|\bhow (many days|long) (until|till|til|to|before) (my|our|i|we) clos(e|ing)( on (my|our|the) \w+)?$/,
  },
  {
    ask: 'due',
    pattern:
      /\b(whats|what is|what all is|what do i have|is( there)? anything|is something|do i have anything|anything|what tasks are|what dates are) (is |are |still |thats |coming ){0,4}(due|overdue|late|outstanding|owed|coming up|up)( (today|tomorrow|now|soon|next|(this|next) (week|month)|from me|for me|on my (list|end))){0,4}$|\b(am i|are we) (still )?(missing|forgetting|behind on|late (on|with)) (anything|something|any (deadlines?|dates?|tasks?))\b|^what (am i|are we) (still )?(missing|forgetting|late (on|with)|behind on)$|\b(did|have) (i|we) (miss|missed|forget|forgotten) (anything|something|a deadline|any deadlines?|a date)\b|\bdo (i|we) (still )?(owe|need to (send|upload|submit|turn in)) (you )?(anything|something)\b|\bwhat do (i|we) (still )?(owe|have to (send|upload|submit)|need to (send|upload|submit))( you)?( (today|now|this week))?$|\bwhats (happening |going on )?(this|next) week$/,
  },
  {
    ask: 'documents',
    pattern:
      /\b(which|what) (documents?|papers?|paperwork|docs|files)\b.*\b(are due|is due|due|missing|left|outstanding|still|do you need from me|am i missing|upload next)\b|\b(missing|outstanding|due) (documents?|papers|docs)\b|\b(documents?|papers|docs) (are |is )?(still )?(due|missing|left|outstanding)\b/,
  },
  {
    ask: 'next',
    pattern:
      /\b(what|whats) (do|should|must|can) (i|we) (need to |have to )?(do|work on|start with) (now|next|first|today|this week)( (then|please|here)| (in|on|for|with) (my|our|the|this) (journey|milestones?|list))?$|^(whats|what is|what comes|and) next\b( for me)?$|\b(my|our) next (step|task|milestone|thing)s?\b|\b(whats|what is) (my|the) next (step|task|milestone|thing)\b|\bwhere am i\b|\bwhat (stage|step|milestone) am i\b|\bhow far along am i\b|\bwhat (is|s) left (for me )?to do\b|\bwhats left\b|\b(whats|what is) on my (list|plate|to do list)\b|\bmy (to do list|todo list|todos)\b/,
  },
  {
    ask: 'dates',
    pattern:
      /\b(my|our|upcoming) (next )?(important |key )?(dates?|deadlines?)\b|\b(what|which) (dates?|deadlines?) (do i have|are coming|are next|did i set)\b|\bwhats on my calendar\b|\b(do|did) i have any (dates?|deadlines?)\b|\b(any|are there( any)?) (dates?|deadlines?) (coming up|soon|this week|next week|today)\b|\bwhen (is|are|s) (the|my) (next )?deadlines?\b|\bmy contingency deadlines?\b|\bwhen (is|does|do|s|are) (my|our)\b/,
  },
];

/** What a question asks of the buyer's own journey, if it does. */
export function findJourneyAsk(question: string): JourneyAsk | undefined {
  const text = splitAskedWords(question).join(' ');
  return signs.find(({ pattern }) => pattern.test(text))?.ask;
}
