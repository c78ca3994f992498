/** What the server takes by default; it checks again by content. */
export const acceptedPictures = '.jpg,.jpeg,.png,.webp,.gif'
export const largestPicture = 20 * 1024 * 1024

const types = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])

/** Why a file cannot be posted as a picture, known before it is sent. */
export function whyNot(file: File): 'file_kind_unsupported' | 'file_too_large' | undefined {
  // Some systems give no type: the ending decides then.
  const fits = file.type === '' ? /\.(jpe?g|png|webp|gif)$/i.test(file.name) : types.has(file.type)
  if (!fits) return 'file_kind_unsupported'
  return file.size > largestPicture ? 'file_too_large' : undefined
}

/** The first file of a paste or a drop, if there is one. */
export function fileIn(data: DataTransfer | null): File | undefined {
  return data?.files[0]
}
