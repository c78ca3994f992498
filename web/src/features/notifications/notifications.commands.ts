import { msg } from '@lingui/core/macro'
import type { Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const notifications: Commands = {
  words: [{ to: paths.notifications(), words: msg`bell news alerts` }],
}
