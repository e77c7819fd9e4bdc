export const loadingThisMilestone = 'Loading this milestone';
export const progressOfThisMilestone = 'Progress of this milestone';
export const whatToDo = 'What to do';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const thisMilestoneDidNotLoad = 'This milestone did not load';
export const everythingHaveTickedUploadedSafe = 'Everything you have ticked and uploaded is safe.';
export const milestoneNotFound = 'Milestone not found';
export const weCouldNotFindMilestone = 'We could not find that milestone';
export const thereTenThemNoneHas =
  'There are ten of them, and none has this address. All ten stand on your journey page.';
export const seeAllTenMilestones = 'See all ten milestones';
