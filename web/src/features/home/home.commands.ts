import { msg } from '@lingui/core/macro'
import type { Commands } from '../../feature.ts'
import { paths } from '../../paths.ts'

export const home: Commands = {
  words: [
    { to: paths.dashboard(), words: msg`feed posts dashboard` },
    { to: paths.setting(), words: msg`options preferences configure` },
    { to: paths.faq(), words: msg`help questions how` },
  ],
}
