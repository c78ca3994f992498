import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../../paths.ts'
import { sayMissing } from '../../../ui/states/piece.tsx'

/** Opens "Create Post" over the current page, which keeps its scroll position. */
export async function compose(): Promise<void> {
  try {
    const { createPost } = await import('../../posts/public.ts')
    createPost()
  } catch {
    sayMissing()
  }
}

/** Opens the composer for the app shortcut's `?compose=1`, which it removes, so that a reload doesn't. */
export function useComposeShortcut(): void {
  const { compose: asked }: { compose?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  useEffect(() => {
    if (asked !== undefined) void navigate({ to: paths.dashboard(), search: {}, replace: true }).then(compose)
  }, [asked, navigate])
}
