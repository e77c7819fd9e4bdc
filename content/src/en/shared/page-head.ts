export const previewImageAlt = (tagline: string) => `A house at dusk, its porch lamp on. ${tagline}`;
export const home = 'Home';
