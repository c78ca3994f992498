import { msg } from '@lingui/core/macro'
import type { Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const insights: Commands = {
  words: [{ to: paths.analytics(), words: msg`insights statistics figures views traffic` }],
}
