/** The keys of the console, by where they work: what to press, and what it does. */
export const keyGroups = [
  [
    'Anywhere',
    [
      ['?', 'These keys'],
      ['g d', 'Go to documents'],
      ['g h', 'Go to home buyers'],
      ['g m', 'Go to messages'],
      ['g l', 'Go to leads'],
    ],
  ],
  [
    'In a list',
    [
      ['/', 'Search'],
      ['↑ ↓', 'Row before, row after'],
      ['Home End', 'First row, last row'],
      ['← →', 'Between a row and its box'],
      ['Space', 'Choose the row'],
      ['Enter', 'Open the row'],
      ['Esc', 'Back to the list'],
    ],
  ],
  [
    'On an open lead',
    [
      ['n', 'Set it to New'],
      ['c', 'Set it to Contacted'],
      ['x', 'Set it to Closed'],
      ['m', 'Make it mine'],
      ['u', 'Give it to nobody'],
      ['e', 'Write a note'],
    ],
  ],
  [
    'On an open document',
    [
      ['v', 'See it; then, in the full window'],
      ['a', 'Accept'],
      ['n', 'Send back'],
      ['j', 'Next document'],
    ],
  ],
] as const;
