import { useEffect } from 'react'

const wrong =
  ':is(input, textarea, select, [role=combobox], [role=radiogroup], [role=group])[aria-invalid=true]'
const said = '[role=alert]:not(:empty)'

/**
 * Brings what is wrong with a form into view, once it has been sent: the first field that is marked as invalid
 * gets the focus; without one, the words that say what failed come into view. Whatever the member types or
 * presses meanwhile ends the wait for it, unless it's in a dialog that asks whether to send it.
 */
export function useWrongFields(): void {
  useEffect(() => {
    let form: HTMLFormElement | undefined
    let wait: Wait | undefined
    const onSubmit = ({ target }: Event) => {
      wait?.end()
      if (!(target instanceof HTMLFormElement)) return
      form = target
      wait = watch(target)
    }
    const onOther = ({ type, target }: Event) => {
      // Keys only move through a form until something has been shown.
      if (type === 'keydown' && !wait?.hasShown()) return
      const dialog = target instanceof Element ? target.closest('[role=dialog]') : null
      if (dialog === null || dialog.contains(form ?? null)) wait?.end()
    }
    const others = ['input', 'keydown', 'pointerdown'] as const
    // Before the form hears of it, which may stop the event.
    document.addEventListener('submit', onSubmit, true)
    for (const type of others) document.addEventListener(type, onOther)
    return () => {
      wait?.end()
      document.removeEventListener('submit', onSubmit, true)
      for (const type of others) document.removeEventListener(type, onOther)
    }
  }, [])
}

interface Wait {
  end: () => void
  hasShown: () => boolean
}

function watch(form: HTMLFormElement): Wait {
  const before = new Set(form.querySelectorAll(said))
  let shown = form.querySelector<HTMLElement>(wrong) ?? undefined
  let hasShown = false
  /** Shows what is wrong; returns false if that is nothing, or the same as before. */
  const look = (): boolean => {
    const field = form.querySelector<HTMLElement>(wrong)
    // A form is locked until its answer is there.
    if (field?.matches(':disabled')) return false
    const words = [...form.querySelectorAll<HTMLElement>(said)].find((each) => !before.has(each))
    const place = field ?? words
    const isNew = place !== shown
    shown = place
    if (!place || !isNew) return false
    field?.focus({ preventScroll: true })
    place.scrollIntoView({ block: 'center', behavior: 'instant' })
    return true
  }
  // Forms check themselves and are refused by the server: the marks come with a later rendering.
  const observer = new MutationObserver(() => {
    if (look()) end()
  })
  // A field that was marked before is wrong still, unless the form is sent: then the answer tells.
  const first = setTimeout(() => {
    shown = undefined
    hasShown = look()
  })
  const end = () => {
    clearTimeout(first)
    observer.disconnect()
  }
  observer.observe(form, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-invalid', 'disabled'],
  })
  return { end, hasShown: () => hasShown }
}
