/** What a search of the site finds of the program finder. */
export const searchTexts = {
  finder: {
    title: 'Program finder',
    passages: [
      'Find down payment assistance, grants, FHA, VA and USDA loans, tax credits and the housing agency of your state.',
      'At most ten questions; each program says yes, no and what would change it, or whom to ask.',
    ],
  },
  corrections: {
    title: 'Corrections of the program finder',
    passages: [
      'What we said about a homebuyer program that was wrong, what is right, and when we changed it.',
    ],
  },
  coverage: {
    title: 'What the program finder covers',
    passages: [
      'Which homebuyer programs we know in each state, in which documents their rules were read, on which day, and how to report a correction.',
    ],
  },
};
