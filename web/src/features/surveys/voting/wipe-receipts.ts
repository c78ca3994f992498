import { onSessionEnd } from '../../../api/session.ts'

export const receiptsPrefix = 'commons.receipts.'

// A receipt tells how its member voted. Who leaves by themselves leaves none; whose session was ended finds them again.
onSessionEnd((reason) => {
  if (reason !== 'logged_out') return
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(receiptsPrefix)) localStorage.removeItem(key)
  } catch {
    // Storage that is forbidden holds nothing either.
  }
})
