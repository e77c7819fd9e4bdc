export const remove = 'Remove';
export const save = 'Save';
export const cancel = 'Cancel';
