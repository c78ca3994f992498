/** The kinds of pictures for covers, for the system's file dialog. */
export const coverPictures = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp'
