import { background_update } from '@commons/contract/profiles/profiles.ts'
import { handle } from '../../platform/call/handle.ts'
import { coverMedia } from './profiles.media.ts'
import { showsPicture } from './profiles.pictures.ts'
import { setCover } from './profiles.queries.ts'

const { prepare, ...steps } = showsPicture(coverMedia, setCover)

export default handle(background_update, {
  ...steps,
  before: (crop, context) => prepare(context.files.file, crop, context),
})
