import { nsfw } from '@commons/contract/posts/tags.ts'
import { nsfwReasons } from '@commons/contract/shared/nsfw.ts'
import { handle } from '../../../platform/call/handle.ts'
import { text } from '../../../platform/language.ts'

export default handle(nsfw, async (_input, { language }) => ({
  recdata: nsfwReasons.map((reason) => ({ nsfw: reason, label: text(language, `nsfw.${reason}`) })),
}))
