import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'
import { paths } from '../../paths.ts'

let open: (() => void) | undefined
let waiting = false

function ask() {
  waiting = true
  // The heading of a page that was just reached takes the focus first.
  requestAnimationFrame(answer)
}

function answer() {
  if (!waiting || !open) return
  waiting = false
  open()
}

/** Leads home and into the composer, from wherever one is. */
export function useCompose(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await navigate({ to: paths.dashboard() })
    ask()
  }
}

/** The place on the page where `useCompose` leads: its text field, or on phones what opens it. */
export function useComposePlace(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    open = () => {
      const control = place.current?.querySelector<HTMLElement>('textarea, button')
      control?.scrollIntoView({ block: 'center' })
      control?.focus()
      control?.click()
    }
    requestAnimationFrame(answer)
    return () => {
      open = undefined
    }
  }, [])
  return place
}
