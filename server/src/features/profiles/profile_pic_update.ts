import { profile_pic_update } from '@commons/contract/profiles/profiles.ts'
import { handle } from '../../platform/call/handle.ts'
import { faceMedia } from './profiles.media.ts'
import { showsPicture } from './profiles.pictures.ts'
import { setAvatar } from './profiles.queries.ts'

const { prepare, ...steps } = showsPicture(faceMedia, setAvatar)

export default handle(profile_pic_update, {
  ...steps,
  before: (crop, context) => prepare(context.files.profile_pic, crop, context),
})
