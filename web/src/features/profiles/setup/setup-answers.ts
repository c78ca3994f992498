/** What a new member has answered so far: it stays when they go back, leave the page or load it anew. */
import { currentSession, watchMember } from '../../../api/session.ts'
import type { ChosenPicture } from '../../../crop/chosen-picture.ts'
import { store } from '../../../ui/store.ts'
import { forgetPicture, forgetPictures, keepPicture, readPicture } from './kept-picture.ts'

export interface SetupAnswers {
  readonly interest: readonly number[]
  readonly mobile: string
  readonly address: string
  readonly dob: string
  readonly picture?: ChosenPicture | undefined
}

const nothing: SetupAnswers = { interest: [], mobile: '', address: '', dob: '' }
const prefix = 'commons.setup.'

/** A member's answers, or those of the mail's code where nobody is logged in. */
const keyOf = (code: string) => `${prefix}${currentSession()?.id ?? code}`

function read(key: string): SetupAnswers {
  try {
    // What another version has written may lack a field.
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<SetupAnswers>) }
  } catch {
    return nothing
  }
}

function write(key: string, { picture: _, ...answers }: SetupAnswers): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(answers))
  } catch {
    // A browser may forbid storage; the answers then last as long as the page.
  }
}

const kept = store<{ key: string; answers: SetupAnswers }>({ key: '', answers: nothing })

export const setupAnswers = {
  ...kept,
  /** Takes up the answers of whoever is here. */
  open(code: string) {
    const key = keyOf(code)
    if (kept.get().key === key) return
    kept.set({ key, answers: read(key) })
    void readPicture(key).then((picture) => {
      if (!picture) return
      // One that was chosen meanwhile stays.
      kept.set((now) =>
        now.key === key && !now.answers.picture ? { key, answers: { ...now.answers, picture } } : now,
      )
    })
  },
  keep(changes: Partial<SetupAnswers>) {
    const { key, answers } = kept.get()
    const next = { ...answers, ...changes }
    kept.set({ key, answers: next })
    write(key, next)
    if (changes.picture) void keepPicture(key, changes.picture)
  },
  forget() {
    const { key } = kept.get()
    kept.set({ key: '', answers: nothing })
    void forgetPicture(key)
    try {
      sessionStorage.removeItem(key)
    } catch {
      // See above.
    }
  },
}

// Nothing of one member is the next one's: a phone number least of all. A session that ends takes nothing along.
watchMember(() => {
  const session = currentSession()
  if (!session) return
  const own = keyOf('')
  if (kept.get().key === own) return
  kept.set({ key: '', answers: nothing })
  void forgetPictures()
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && key !== own) sessionStorage.removeItem(key)
  } catch {
    // See above.
  }
})
