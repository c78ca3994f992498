/** The picture of a chat of several people: its unguessable name is its protection, as of members' pictures. */
import { sql } from 'kysely'
import { faceWidth } from '../../platform/media/address.ts'
import { type MediaUse, openPicture } from '../../platform/media/uses.ts'

export const chatPictureMedia: MediaUse = {
  ...openPicture('chat_picture', sql`exists (select from conversations c where c.picture_id = m.id)`, {
    widths: [faceWidth],
    aspect: 1,
  }),
  // It is the chat's, whoever of them gave it.
  isShared: true,
}
