/** Returns the field that names a finished upload in place of a file part. */
export const uploadFieldOf = (part: string): string => (part === 'file' ? 'upload_id' : `${part}_upload_id`)
