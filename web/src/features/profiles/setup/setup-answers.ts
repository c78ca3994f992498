/** A new member's answers so far, kept when they go back, leave the page or reload it. */
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

/** Returns the storage key: by member, or by the emailed code if nobody is logged in. */
const keyOf = (code: string) => `${prefix}${currentSession()?.id ?? code}`

function read(key: string): SetupAnswers {
  try {
    // Answers stored by another version may lack a field.
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<SetupAnswers>) }
  } catch {
    return nothing
  }
}

function write(key: string, { picture: _, ...answers }: SetupAnswers): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(answers))
  } catch {
    // Storage can be blocked; the answers then last until the page is left.
  }
}

const kept = store<{ key: string; answers: SetupAnswers }>({ key: '', answers: nothing })

export const setupAnswers = {
  ...kept,
  /** Loads the current member's answers. */
  open(code: string) {
    const key = keyOf(code)
    if (kept.get().key === key) return
    kept.set({ key, answers: read(key) })
    void readPicture(key).then((picture) => {
      if (!picture) return
      // Don't replace a picture chosen in the meantime.
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
      // Storage can be blocked, as above.
    }
  },
}

// Another member must not get these answers, least of all a phone number. A logout alone keeps them.
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
    // Storage can be blocked, as above.
  }
})
