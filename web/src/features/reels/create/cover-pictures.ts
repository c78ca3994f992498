/** The pictures that can stand for a video, as the system's dialog offers them. */
export const coverPictures = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp'
