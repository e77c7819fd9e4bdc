export const nobody = 'Nobody';
export const owner = (text: string, name: string) => `${text}, owner: ${name}`;
export const answerByEMail = 'Answer by e-mail';
export const status = 'Status';
export const questionActionsOwner = 'Owner';
export const suspended = (name: string) => `${name} (suspended)`;
export const me = (name: string) => `${name} (me)`;
export const helloYouAsked = (name: string, quote: string) => `Hello ${name},



You asked:
${quote}`;
export const yourQuestion = 'Your question';
export const thisQuestionDidNotLoad = 'This question did not load';
export const conversation = 'Conversation';
export const noneWasSentAlong = 'None was sent along.';
export const asked = 'Asked';
export const answered = 'Answered';
export const notYet = 'Not yet';
export const whoAsked = 'Who asked';
export const aVisitorAddressTypedNot = 'A visitor; the address was typed and is not confirmed';
export const aBuyerWithAnAccount = 'A buyer with an account';
export const newLabel = 'New';
export const closed = 'Closed';
export const questions = 'Questions';
export const sentFromMortgageAssistantPerson =
  'Sent from the Mortgage Assistant to a person. Each also came by e-mail; the answer goes to whoever asked.';
export const questionsNewestFirst = 'Questions, newest first';
export const nameEMailOrQuestion = 'Name, e-mail or question';
export const any = 'Any';
export const anybodyOrNobody = 'Anybody or nobody';
export const questionsPageMe = 'Me';
export const nobodyHasSentQuestionYet =
  'Nobody has sent a question yet. What is sent from the assistant appears here at once.';
export const name = 'Name';
export const question = 'Question';
export const whatTheAssistantHadShown = 'What the assistant had shown';
export const noPassageGuideGlossary = 'No passage of the guide or the glossary.';
export const theGuideCouldNotRead = (keys: string) => `The guide could not be read. Its passages: ${keys}.`;
export const aPassageNoLongerGuide = (key: string) => `A passage that is no longer in the guide (${key}).`;
