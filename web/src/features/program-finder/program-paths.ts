/** The addresses of the finder's pages; they have their own file, because no shell links to them. */
export const programPaths = {
  finder: '/programs',
  coverage: '/programs/coverage',
  corrections: '/programs/corrections',
  portal: '/portal/programs',
} as const;
