/** How an answer does: `right` answers in its first sentence, `partly` answers after it, and `wrong` nowhere. */
export type AnswerGrade = 'right' | 'partly' | 'wrong';

/** `must` is what a right answer says, by its words, its titles or the addresses of its links. */
export type GradedQuestion = { question: string; must: RegExp; grade: AnswerGrade };

/**
 * Four questions in each of ten kinds, and what a right answer to each says; both were written before any of them was asked. The grades
 * were given by reading, and a grade is never better than `must` allows. When first asked, 21 were right, 10 partly and 9 wrong, when
 * `right` counted more than the first sentence. Since then only the first sentence counts, so that a sentence in Spanish that answers are
 * in English is no answer to what was asked; answers were written with these questions known (decision 0014).
 */
export const gradedQuestions: Readonly<Record<string, readonly GradedQuestion[]>> = {
  'a figure': [
    {
      question: 'how much house can i afford making 92k a year',
      must: /affordability#.*92%2C000/,
      grade: 'right',
    },
    {
      question: 'payment on a 315k house 5% down at 6.75',
      must: /monthly-payment#.*315%2C000/,
      grade: 'right',
    },
    { question: 'is it worth refinancing from 7.4 to 6.3', must: /refinance#.*6\.3/, grade: 'right' },
    {
      question: 'we earn 140,000 a year, what price range should we look at',
      must: /affordability#.*140%2C000/,
      grade: 'right',
    },
  ],
  credit: [
    { question: 'my score is 640 is that too low for a conventional loan', must: /620/, grade: 'right' },
    {
      question: 'should i close my old credit cards before applying',
      must: /clos\w+ .*(card|account)|utilization/i,
      grade: 'right',
    },
    { question: 'there is an error on my credit report', must: /dispute/i, grade: 'right' },
    {
      question: 'does shopping around for a mortgage hurt my credit',
      must: /(14|45) days|one inquiry/i,
      grade: 'right',
    },
  ],
  'a loan program': [
    { question: 'whats the difference between fha and conventional', must: /FHA/, grade: 'right' },
    {
      question: 'do veterans need a down payment',
      must: /VA loan|VA-backed|no down payment/i,
      grade: 'right',
    },
    { question: 'can i use a usda loan in the suburbs', must: /USDA/, grade: 'right' },
    { question: 'is an arm a bad idea', must: /adjustable/i, grade: 'right' },
  ],
  'an offer': [
    {
      question: 'how much earnest money do i put down',
      must: /1 ?(to|and|–|-) ?3|earnest money/i,
      grade: 'right',
    },
    { question: 'seller countered my offer what now', must: /counteroffer/i, grade: 'right' },
    { question: 'should i waive the inspection to win', must: /inspection/i, grade: 'right' },
    {
      question: 'do i have to pay my buyers agent',
      must: /agreement|commission|agent.*paid|pays? .*agent/i,
      grade: 'right',
    },
  ],
  'the house': [
    { question: 'appraisal came in 15k under the price', must: /appraisal/i, grade: 'right' },
    {
      question: 'inspector found foundation cracks can i still get out',
      must: /contingency|inspection/i,
      grade: 'right',
    },
    { question: 'is radon a deal breaker', must: /radon/i, grade: 'right' },
    { question: 'do i need flood insurance', must: /flood/i, grade: 'partly' },
  ],
  closing: [
    {
      question: 'how long before closing do i see the final numbers',
      must: /three business days/i,
      grade: 'right',
    },
    { question: 'what should i bring to closing', must: /\bID\b|identification|photo/i, grade: 'right' },
    { question: 'can i buy furniture before closing', must: /credit|debt|purchase/i, grade: 'right' },
    { question: 'who holds the deed after closing', must: /deed|record/i, grade: 'right' },
  ],
  owning: [
    { question: 'my mortgage got sold to another company is that legit', must: /servic/i, grade: 'right' },
    { question: 'why did my escrow payment go up', must: /escrow/i, grade: 'right' },
    { question: 'how do i get rid of pmi', must: /80|PMI/, grade: 'right' },
    { question: 'do i get a tax break for owning a home', must: /tax|deduct/i, grade: 'right' },
  ],
  'fear and danger': [
    { question: 'got an email saying the wire instructions changed', must: /Send nothing/, grade: 'right' },
    {
      question: 'my wife just got fired and we close friday',
      must: /Call your loan officer today/,
      grade: 'right',
    },
    { question: 'i cant pay my mortgage this month', must: /Call your loan servicer/, grade: 'right' },
    {
      question: 'the bank denied us three days before closing',
      must: /call your loan officer today/i,
      grade: 'right',
    },
  ],
  'a misspelled question': [
    { question: 'got layed off b4 closing pls help', must: /Call your loan officer today/, grade: 'right' },
    { question: 'wat is a preaproval letter', must: /pre-approval/i, grade: 'right' },
    { question: 'how much do u need for a downpaymnt', must: /down payment/i, grade: 'partly' },
    { question: 'morgage insurence w/ fha how long', must: /mortgage insurance/i, grade: 'right' },
  ],
  'a question in Spanish': [
    { question: '¿Qué es el pago inicial?', must: /glossary#down-payment/, grade: 'partly' },
    { question: 'necesito ayuda con mi hipoteca', must: /inglés/, grade: 'wrong' },
    {
      question: 'cuanto cuesta el seguro hipotecario privado',
      must: /private-mortgage-insurance/,
      grade: 'wrong',
    },
    { question: 'puedo comprar una casa con mal credito', must: /inglés/, grade: 'wrong' },
  ],
};
