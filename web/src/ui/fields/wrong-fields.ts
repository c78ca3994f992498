import { useEffect } from 'react'

const wrong =
  ':is(input, textarea, select, [role=combobox], [role=radiogroup], [role=group])[aria-invalid=true]'
const said = '[role=alert]:not(:empty)'

/**
 * Brings what is wrong with a form into view, once it has been sent: the first field that is marked as invalid
 * gets the focus; without one, the words that say what failed come into view. Whatever the member types or
 * presses meanwhile ends the wait for it.
 */
export function useWrongFields(): void {
  useEffect(() => {
    let stop = () => {}
    const onSubmit = ({ target }: Event) => {
      stop()
      if (target instanceof HTMLFormElement) stop = watch(target)
    }
    const onOther = () => stop()
    document.addEventListener('submit', onSubmit)
    document.addEventListener('input', onOther)
    document.addEventListener('pointerdown', onOther)
    return () => {
      stop()
      document.removeEventListener('submit', onSubmit)
      document.removeEventListener('input', onOther)
      document.removeEventListener('pointerdown', onOther)
    }
  }, [])
}

/** Returns a function that ends the wait. */
function watch(form: HTMLFormElement): () => void {
  const before = new Set(form.querySelectorAll(said))
  const look = () => {
    const field = form.querySelector<HTMLElement>(wrong)
    const words = [...form.querySelectorAll(said)].find((each) => !before.has(each))
    // A form is locked until its answer is there.
    if ((!field && !words) || field?.matches(':disabled')) return
    end()
    field?.focus({ preventScroll: true })
    const place = field ?? words
    place?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  // Forms check themselves and are refused by the server: the marks come with a later rendering.
  const observer = new MutationObserver(look)
  const end = () => observer.disconnect()
  observer.observe(form, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-invalid', 'disabled'],
  })
  queueMicrotask(look)
  return end
}
