/** The navigation of the portal: its groups in order, and what each room is called there, by the ids that the features' manifests name. */
export const portalRooms = {
  groups: { purchase: 'Your purchase', money: 'Money', more: 'More' },
  labels: {
    today: 'Today',
    plan: 'Plan',
    homes: 'Homes',
    ownedHome: 'Your home',
    dates: 'Dates',
    documents: 'Documents',
    programs: 'Programs',
    credit: 'Credit',
    calculators: 'Calculators',
    compareOffers: 'Compare offers',
    closingCheck: 'Closing check',
    wireGuard: 'Wire guard',
    people: 'People',
    guide: 'Guide',
    settings: 'Settings',
  },
};

export const rooms = 'Rooms';
export const more = 'More';
export const closeMore = 'Close';
export const messages = 'Messages';
