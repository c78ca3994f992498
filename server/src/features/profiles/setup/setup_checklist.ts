import { firstSteps, setup_checklist } from '@commons/contract/profiles/setup.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findFirstSteps } from './setup.queries.ts'

export default handle(setup_checklist, async (_input, { db, member }) => {
  const done = await findFirstSteps(db, member.id)
  if (!done || firstSteps.every((step) => done[step])) return { recdata: null }
  const { picture, post, follows, email, about } = done
  return {
    recdata: {
      picture: flag(picture),
      post: flag(post),
      follows: flag(follows),
      email: flag(email),
      about: flag(about),
    },
  }
})
