/** Where the files of the pictures lie: the site's public folder. */
export const FOLDER = new URL('../../web/public/pictures/', import.meta.url);
