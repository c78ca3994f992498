import { msg } from '@lingui/core/macro'
import type { Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const profiles: Commands = {
  words: [{ to: paths.timeline, words: msg`my page timeline me account` }],
}
