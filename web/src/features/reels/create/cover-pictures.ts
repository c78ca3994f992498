/** The kinds of pictures for covers, for the system's file dialog. */
export const coverPictures =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,.jpg,.jpeg,.png,.webp,.heic,.heif'
