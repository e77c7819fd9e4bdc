/** Words of every form that makes a letter: a dispute, an explanation to a lender. */
export const yourName = 'Your full name';
export const yourAddress = 'Your address';
export const addressHint = 'One line each for street, and city, state and ZIP code.';
export const letterDay = 'Date of the letter';
export const enclosures = 'Enclosures';
export const keepSender = 'Keep my name and address for the next letter';
export const download = 'Download PDF';
export const making = 'Making the PDF';
export const downloaded = 'The letter is in your downloads';
export const enterYourName = 'Enter your name.';
export const enterAnAddress = 'Enter one to five lines.';
export const enterADay = 'Enter month, day and year.';
export const toSign =
  'To sign on screen, save the PDF to your documents. Whoever you let see your documents can then open it. See';
export const toDocuments = 'your Document Center';
export const saveToDocuments = 'Save to my documents';
export const savedToDocuments = 'The letter is in your Document Center';
