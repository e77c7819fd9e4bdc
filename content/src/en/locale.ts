/** How this language writes dates, numbers and money, and what a page says of its language (BCP 47). */
export const locale = 'en-US';
