export const addToCalendar = 'Add to calendar';
