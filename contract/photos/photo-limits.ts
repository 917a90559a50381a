export const maxPhotos = 20;
export const maxPhotoBytes = 10 * 1024 * 1024;
