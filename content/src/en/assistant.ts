import { site } from '../site.ts';

export const shownFromGuide = (found: string) => `(Shown from the guide and the glossary: ${found}.)`;
export const you = (content: string, shown: string) => `You: ${content}${shown}`;
export const assistant = (content: string, shown: string) => `Assistant: ${content}${shown}`;
export const shownFromOwn = '(Shown from your own plan, dates and documents.)';

// Person form.

export const personFormTitle = 'Send this to a person';
export const send = 'Send';
export const backToChat = 'Back to the chat';
export const yourQuestionWay = 'Your question is on its way';
export const yourName = 'Your name';
export const emailAddress = 'Email address';
export const emailAddressHint = 'The answer goes there.';
export const accountNotice = (name: string, email: string) =>
  `It goes with your account: ${name}, ${email}. The answer comes to your messages, where your co-buyer reads it too, and we email you that it is there.`;
export const yourQuestion = 'Your question';
export const passagesNotice = (map: string) => `It says which passages you were shown: ${map}.`;
export const attachConversationLabel = 'Send our conversation along';
export const theConversation = 'The conversation';
export const conversationHint = 'Take out whatever you would rather not send, such as account numbers.';
export const sending = 'Sending';
export const sentLead = (to: string) =>
  `We stored your question, and a person at ${site.name} reads it. The answer comes by e-mail to ${to}.`;
export const sentToMessages = (to: string) =>
  `Your question is in your messages, and a person at ${site.name} reads it. We email ${to} when it is answered.`;
export const openMessages = 'Open your messages';
export const sentNote = (display: string) =>
  `Nothing else was sent. If it cannot wait, call ${display}. We never ask for passwords or money by e-mail.`;

// Console.

export const nobody = 'Nobody';
export const owner = (text: string, name: string) => `${text}, owner: ${name}`;
export const emailReplyLink = 'Answer by e-mail';
export const answerLabel = 'Your answer';
export const answerHint = (email: string) => `It goes to ${email} by email, and stays here.`;
export const sendAnswer = 'Send answer';
export const answerSent = 'Answer sent';
export const answerTitle = 'What was answered';
export const openThread = 'Answer in messages';
export const status = 'Status';
export const questionActionsOwner = 'Owner';
export const suspended = (name: string) => `${name} (suspended)`;
export const me = (name: string) => `${name} (me)`;
export const helloYouAsked = (name: string, quote: string) => `Hello ${name},



You asked:
${quote}`;
export const questionFailed = 'This question did not load';
export const conversation = 'Conversation';
export const conversationEmpty = 'None was sent along.';
export const asked = 'Asked';
export const answered = 'Answered';
export const notYet = 'Not yet';
export const whoAsked = 'Who asked';
export const askedByVisitor = 'A visitor; the address was typed and is not confirmed';
export const askedByBuyer = 'A buyer with an account';
export const newLabel = 'New';
export const closed = 'Closed';
export const questions = 'Questions';
export const questionsLead =
  'Sent from the Mortgage Assistant to a person. Each also came by e-mail; the answer goes to whoever asked.';
export const questionsNewestFirst = 'Questions, newest first';
export const searchLabel = 'Name, e-mail or question';
export const any = 'Any';
export const anybodyOrNobody = 'Anybody or nobody';
export const questionsPageMe = 'Me';
export const questionsEmpty =
  'Nobody has sent a question yet. What is sent from the assistant appears here at once.';
export const name = 'Name';
export const question = 'Question';
export const passagesTitle = 'What the assistant had shown';
export const passagesEmpty = 'No passage of the guide or the glossary.';
export const passagesFailed = (keys: string) => `The guide could not be read. Its passages: ${keys}.`;
export const passageGone = (key: string) => `A passage that is no longer in the guide (${key}).`;
export const assistantAnswer = 'An answer of the assistant';
