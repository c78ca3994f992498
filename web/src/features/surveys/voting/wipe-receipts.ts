import { onSessionEnd } from '../../../api/session.ts'

export const receiptsPrefix = 'commons.receipts.'

// A receipt tells how its member voted. Logging out removes all receipts; a session ended otherwise keeps
// them.
onSessionEnd((reason) => {
  if (reason !== 'logged_out') return
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(receiptsPrefix)) localStorage.removeItem(key)
  } catch {
    // A browser that forbids storage has nothing to remove.
  }
})
