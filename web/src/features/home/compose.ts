import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { sayMissing } from '../../ui/piece.tsx'

/** Opens "Create Post" over whatever page one is on: one's place in it is kept. */
export async function compose(): Promise<void> {
  try {
    const { createPost } = await import('../posts/public.ts')
    createPost()
  } catch {
    sayMissing()
  }
}

/** The shortcut of the installed app leads home with `?compose=1`; a reload later is no second press. */
export function useComposeShortcut(): void {
  const { compose: asked }: { compose?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  useEffect(() => {
    if (asked !== undefined) void navigate({ to: paths.dashboard(), search: {}, replace: true }).then(compose)
  }, [asked, navigate])
}
