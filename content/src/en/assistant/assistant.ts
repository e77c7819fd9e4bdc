import type { AssistantText } from '@porchlight/domain/assistant/assistant.ts';

/** What the Mortgage Assistant says. It explains, and promises neither an approval nor a rate. */
export const assistant: AssistantText = {
  greeting:
    'Hello, I am the Mortgage Assistant. Ask me about loans, documents, payments or interest rates. I explain how things work; I do not decide on loans and cannot see your credit.',
  hint: 'You are looking at {place}. Ask me about loans, documents, payments or interest rates, or say that you are stuck.',
  replies: {
    mortgage:
      'A mortgage is a loan that the home itself secures: if it is not paid, the lender can take the home. Lenders look at income, debts, savings and credit before they decide, and each decides for itself. Ask at least three lenders for a Loan Estimate and compare them line by line. The guide’s Loan Processing stage shows what happens after you apply.',
    document:
      'You can upload documents in the Document Center. It accepts PDF, JPG, PNG files, and files are stored encrypted. Use complete, readable copies with every page. Each milestone lists the documents it is waiting for and why a lender asks for them.',
    payment:
      'A down payment is typically 3-20% of the price. The smaller it is, the more you borrow, and with less than 20% a conventional loan usually adds mortgage insurance. Your monthly payment covers principal and interest, and most often taxes and insurance too. Keep money aside for closing costs, which come on top.',
    interest:
      'Interest is what you pay for borrowing, as a yearly rate on what you still owe. The rate you are offered depends on your credit, the loan type, the down payment and the market that day. I cannot forecast rates. Ask each lender for the rate, the points and the APR on the same day, and how long they would lock it.',
    help: 'You are in the stage {stage}. Open it in the guide and start with the first tab, Steps to Complete. Tell me what you are stuck on: a document, a payment, a rate, or something a lender said. If you would rather ask a person, the help e-mail address and phone number are on the home page.',
    detail:
      'I am not sure what you mean yet. Could you give me a little more detail? You can ask about mortgages and loans, documents and uploads, payments, or interest rates.',
  },
};
