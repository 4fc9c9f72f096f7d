/** Where kept images are served. */
export const MEDIA_URL = '/backend/media/';
