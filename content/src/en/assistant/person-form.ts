import { site } from '../../site.ts';

export const sendThisToAPerson = 'Send this to a person';
export const send = 'Send';
export const backToTheChat = 'Back to the chat';
export const yourQuestionWay = 'Your question is on its way';
export const yourName = 'Your name';
export const emailAddress = 'Email address';
export const theAnswerGoesThere = 'The answer goes there.';
export const itGoesAccountAnswerComes = (name: string, email: string) =>
  `It goes with your account: ${name}, ${email}. The answer comes to that address.`;
export const yourQuestion = 'Your question';
export const itSaysWhichPassagesShown = (map: string) => `It says which passages you were shown: ${map}.`;
export const sendOurConversationAlong = 'Send our conversation along';
export const theConversation = 'The conversation';
export const takeOutWhateverWouldRather =
  'Take out whatever you would rather not send, such as account numbers.';
export const sending = 'Sending';
export const weStoredQuestionPersonReads = (to: string) =>
  `We stored your question, and a person at ${site.name} reads it. The answer comes by e-mail to ${to}.`;
export const nothingElseSentIfCannot = (display: string) =>
  `Nothing else was sent. If it cannot wait, call ${display}. We never ask for passwords or money by e-mail.`;
