export const lookingInTheGuide = 'Looking in the guide.';
export const thatStandsOwnMilestonesI =
  'That stands in your own milestones, and I see them only when you are signed in.';
export const signIn = 'Sign in';
export const iCouldNotLookUp =
  'I could not look that up. Check your connection and ask again; nothing is lost.';
export const fromGuideGlossaryWordWord = 'From the guide and the glossary, word for word:';
export const fromYourOwnMilestones = 'From your own milestones:';
export const open = (title: string) => `Open ${title}`;
export const mortgageAssistant = 'Mortgage Assistant';
export const closeTheAssistant = 'Close the assistant';
export const sendThisToAPerson = 'Send this to a person';
export const yourMessage = 'Your message';
export const askAboutLoansDocumentsPayments = 'Ask about loans, documents, payments';
export const send = 'Send';
export const conversation = 'Conversation';
export const theAssistantIsTyping = 'The assistant is typing.';
export const needHelp = 'Need Help?';
export const safetyViewAssistant = 'Assistant:';
